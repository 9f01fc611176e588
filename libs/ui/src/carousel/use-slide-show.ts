import { useEffect, useState } from 'react';
import { useMediaQuery } from '../layout/use-media-query';

/** Which slide is shown; goes on by itself unless paused, held by a mouse or the focus, or motion is unwanted. */
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
