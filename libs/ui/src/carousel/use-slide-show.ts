import { useEffect, useState } from 'react';
import { useMediaQuery } from '../layout/use-media-query';

/** The slide that is shown. It changes by itself unless paused, hovered over, focused, or reduced motion is preferred. */
export function useSlideShow(count: number, every: number) {
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isUnderMouse, setUnderMouse] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const canPlay = count > 1 && !isCalm;
  const isMoving = canPlay && !isPaused && !isUnderMouse && !isFocused;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setAt((shown) => (shown + 1) % count), every);
    return () => clearInterval(timer);
  }, [isMoving, count, every]);

  const show = (index: number) => setAt((index + count) % count);
  return { at, show, canPlay, isMoving, isPaused, setPaused, setUnderMouse, setFocused };
}
