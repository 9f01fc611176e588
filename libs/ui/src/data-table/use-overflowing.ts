import { useEffect, useState, type RefObject } from 'react';

/** Whether what an element holds is wider than it; follows changes of either. */
export function useOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      // A box that is clipped says nothing of what it holds.
      setOverflowing(Math.max(box.scrollWidth, box.firstElementChild?.scrollWidth ?? 0) > box.clientWidth),
    );
    observer.observe(box);
    if (box.firstElementChild !== null) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return overflowing;
}
