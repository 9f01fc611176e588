import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { useKitMessages } from '../messages/kit-messages';
import { Caption, Controls, Dot, Dots, Frame, Slide, Slides } from './carousel.styles';
import { arrowStep, useFreeArrows } from './use-free-arrows';
import { useSlideShow } from './use-slide-show';
import type { OuterProps } from '../theme/outer-props';

export interface CarouselSlide {
  /** A unique key for each slide. */
  readonly key: string;
  /** The heading beside the picture. */
  readonly heading: ReactNode;
  /** A sentence below the heading. */
  readonly text: ReactNode;
  /** The picture; its width and height reserve its place until it has loaded. */
  readonly image: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

export interface CarouselProps extends OuterProps<'section'> {
  /** The name of the carousel for screen readers. */
  readonly label: string;
  /** The slides, in the order in which they are shown. */
  readonly slides: readonly CarouselSlide[];
  /** How long a slide is shown, in milliseconds. */
  readonly every?: number | undefined;
}

/** Large pictures that change by themselves, unless paused, hovered over or focused, or reduced motion is preferred. */
export function Carousel({ label, slides, every = 6000, ...outer }: CarouselProps) {
  const { carousel } = useKitMessages();
  const { at, show, canPlay, isMoving, isPaused, setPaused, setUnderMouse, setFocused } = useSlideShow(
    slides.length,
    every,
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event);
    if (step === undefined || slides.length < 2) return;
    event.preventDefault();
    show(at + step);
  };
  useFreeArrows((step) => show(at + step));

  return (
    <Frame
      {...outer}
      aria-roledescription={carousel.role}
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onMouseEnter={() => setUnderMouse(true)}
      onMouseLeave={() => setUnderMouse(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <Slides aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map(({ key, heading, text, image }, index) => (
          <Slide key={key} $shown={index === at} aria-hidden={index !== at}>
            <img {...image} loading={index === 0 ? 'eager' : 'lazy'} referrerPolicy="no-referrer" />
            <Caption>
              <h2>{heading}</h2>
              <p>{text}</p>
            </Caption>
          </Slide>
        ))}
      </Slides>
      {slides.length > 1 && (
        <Controls>
          <IconButton
            label={carousel.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => show(at - 1)}
          />
          <Dots>
            {slides.map(({ key }, index) => (
              <Dot
                key={key}
                type="button"
                aria-label={carousel.slide(index + 1, slides.length)}
                aria-current={index === at}
                onClick={() => show(index)}
              />
            ))}
          </Dots>
          <IconButton
            label={carousel.next}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => show(at + 1)}
          />
          {canPlay && (
            <IconButton
              label={isPaused ? carousel.play : carousel.pause}
              icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              onClick={() => setPaused(!isPaused)}
            />
          )}
        </Controls>
      )}
    </Frame>
  );
}
