import { Carousel } from '@school/ui';

const scene = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 500"><rect width="900" height="500" fill="${color}"/></svg>`,
  )}`;

const slides = [
  { key: 'hall', heading: 'Annual day', text: 'Two hundred children on one stage.', color: '#f3c98b' },
  { key: 'field', heading: 'Sports week', text: 'Every class has its own day.', color: '#a9c6e8' },
];

export function CarouselExample() {
  return (
    <Carousel
      label="Pictures of the school"
      slides={slides.map(({ color, ...slide }) => ({
        ...slide,
        image: { src: scene(color), alt: '', width: 900, height: 500 },
      }))}
    />
  );
}
