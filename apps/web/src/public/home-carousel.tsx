import { Carousel } from '@school/ui';
import type { PublicSite } from '../api/types';
import { useInLanguage } from '../messages/in-language';
import { usePageMessages } from './page-messages';
import classroom from './pictures/classroom.svg';
import playground from './pictures/playground.svg';
import school from './pictures/school.svg';
import { pictureOf } from './site';
import { useRemotePicture } from './use-remote-picture';

const size = { width: 900, height: 500 };
const remote = (slide: number) => `https://picsum.photos/${size.width}/${size.height}?random=${slide}`;

/** The slides of the specification: three random pictures of the placeholder service, or bundled ones (section 2, D37). */
function ExampleCarousel() {
  const { home } = usePageMessages();
  const pictures = [
    useRemotePicture(remote(1), school),
    useRemotePicture(remote(2), classroom),
    useRemotePicture(remote(3), playground),
  ];
  const slides = home.slides.map(({ heading, text }, index) => ({
    key: heading,
    heading,
    text,
    image: { src: pictures[index] ?? school, alt: '', ...size },
  }));
  return <Carousel label={home.carousel} slides={slides} />;
}

/** The school's own slides, those of the specification until it has some, or none where it removed all (D93). */
export function HomeCarousel({ site: { slides, pictures } }: { readonly site: PublicSite }) {
  const { home } = usePageMessages();
  const say = useInLanguage();
  if (slides === undefined) return <ExampleCarousel />;
  if (slides.length === 0) return null;
  return (
    <Carousel
      label={home.carousel}
      slides={slides.map(({ key, picture, heading, headingHindi, line = '', lineHindi }) => ({
        key,
        heading: say(heading, headingHindi),
        text: say(line, lineHindi),
        image: pictureOf(pictures, picture) ?? { src: school, alt: '', ...size },
      }))}
    />
  );
}
