import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Carousel } from './carousel';
import { CarouselExample } from './carousel.example';
import code from './carousel.example.tsx?raw';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 500"><rect width="900" height="500" fill="${color}"/></svg>`)}`;

const slide = (key: string, heading: string, color: string) => ({
  key,
  heading,
  text: 'Nulla vitae elit libero, a pharetra augue mollis interdum.',
  image: { src: picture(color), alt: '', width: 900, height: 500 },
});

const meta = {
  title: 'Display/Carousel',
  component: Carousel,
  args: {
    label: 'Pictures of the school',
    slides: [
      slide('one', 'First slide label', '#f3c98b'),
      slide('two', 'Second slide label', '#a9c6e8'),
      slide('three', 'Third slide label', '#b9d8b0'),
    ],
  },
  parameters: {
    usage: {
      when: 'For a few large pictures on the home page. It pauses under the mouse and while it has the focus, and never moves by itself for people who want no motion.',
      whenNot: 'For anything that must be read or found: most visitors see only the first slide.',
    },
    accessibility: {
      keys: {
        Tab: 'To the carousel, then to its buttons',
        'Left, Right': 'Shows the previous or the next slide',
        'Enter, Space': 'Presses the button: previous, next, pause, play',
      },
      note: 'It stops under the pointer, while it has the focus, after Pause, and for people who asked their system for less motion. The slide is read out only while the carousel does not move by itself.',
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  tags: ['example'],
  render: CarouselExample,
  parameters: { docs: { source: { code } } },
};

/** Waits until a slide is shown, as the one before fades out. */
const shows = (root: HTMLElement, heading: string) =>
  waitFor(() => expect(within(root).getByRole('heading')).toHaveTextContent(heading));

export const FirstSlide: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 'First slide label');
    const image = canvasElement.querySelector('img')!;
    await expect(Math.abs(image.clientHeight - window.innerHeight / 2)).toBeLessThan(2);
  },
};

export const ByPointer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await shows(canvasElement, 'Second slide label');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await shows(canvasElement, 'Third slide label');
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 1 of 3' }));
    await shows(canvasElement, 'First slide label');
  },
};

export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await shows(canvasElement, 'Second slide label');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await shows(canvasElement, 'Third slide label');
    // Alt and the left arrow is the browser's own Back.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await shows(canvasElement, 'Third slide label');
  },
};

/** The keys specified for the home page: they work before the first Tab and leave a focused field alone. */
export const WhenNothingElseHasTheFocus: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <input aria-label="A field" />
      <Carousel {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    (document.activeElement as HTMLElement | null)?.blur();
    await shows(canvasElement, 'First slide label');
    await userEvent.keyboard('{ArrowRight}');
    await shows(canvasElement, 'Second slide label');
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowRight}');
    await shows(canvasElement, 'Second slide label');
    // The arrow key in the field has not moved the slides: the next one is the third.
    field.blur();
    await userEvent.keyboard('{ArrowRight}');
    await shows(canvasElement, 'Third slide label');
  },
};

const live = (root: HTMLElement) => root.querySelector('[aria-live]');

export const GoesOnAndPauses: Story = {
  tags: ['behaviour'],
  args: { every: 600 },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 'Second slide label');
    const region = canvas.getByRole('region');
    await userEvent.hover(region);
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await userEvent.unhover(region);
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
    region.focus();
    await waitFor(() => expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }));
    await userEvent.click(document.body);
    region.blur();
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  },
};

/** With a single slide there are no buttons. */
export const OneSlide: Story = {
  args: { slides: [slide('one', 'First slide label', '#f3c98b')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
};

export const OnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')!;
    const share = window.innerWidth <= 480 ? 0.35 : 0.5;
    await expect(Math.abs(image.clientHeight - window.innerHeight * share)).toBeLessThan(2);
  },
};
