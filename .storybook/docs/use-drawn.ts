import { useEffect, useState, type RefObject } from 'react';

/** In milliseconds: a story that never draws holds nobody up for longer. */
const atMost = 10_000;

/** Frames have a height of their own, whatever is in them. */
const isDrawn = (block: Element) =>
  block.querySelector('iframe') !== null ||
  (block.querySelector('[id^="story--"]')?.childElementCount ?? 0) > 0;

/** What the address points at: a heading by its id, or a story by the last part of its own. */
function pointedAt(): Element | null {
  const hash = decodeURIComponent(window.parent.location.hash.slice(1));
  if (hash === '') return null;
  return (
    document.getElementById(hash) ?? document.querySelector(`[id^="anchor--"][id$="--${CSS.escape(hash)}"]`)
  );
}

/** Whether all stories of a page are drawn; the page goes to what its address points at then, and not before. */
export function useDrawn(page: RefObject<HTMLElement | null>): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const began = performance.now();
    let frame = 0;
    let wasReady = false;
    const look = () => {
      const blocks = [...(page.current?.querySelectorAll('[data-story-block]') ?? [])];
      const hasBegun = page.current?.querySelector('h1') !== null;
      const isReady = hasBegun && blocks.every(isDrawn) && document.fonts.status === 'loaded';
      // Twice: a font is asked for only once there are lines to draw with it.
      if ((isReady && wasReady) || performance.now() - began > atMost) setDrawn(true);
      else frame = requestAnimationFrame(look);
      wasReady = isReady;
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [page]);
  useEffect(() => {
    if (drawn) pointedAt()?.scrollIntoView();
  }, [drawn]);
  return drawn;
}
