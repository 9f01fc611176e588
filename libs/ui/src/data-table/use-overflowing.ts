import { useEffect, useState, type RefObject } from 'react';

/** Whether the content of an element is wider than the element; updates when either changes. */
export function useOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      // The scroll width of a clipped box does not cover its content, so the content is measured too.
      setOverflowing(Math.max(box.scrollWidth, box.firstElementChild?.scrollWidth ?? 0) > box.clientWidth),
    );
    observer.observe(box);
    if (box.firstElementChild !== null) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, [element]);
  return overflowing;
}
