import { useEffect, useState, type RefObject } from 'react';

/** In milliseconds: the longest that the page waits for a story that is never drawn. */
const atMost = 10_000;

/** Whether a story is drawn; one in a frame counts at once, as frames have a fixed height. */
const isDrawn = (block: Element) =>
  block.querySelector('iframe') !== null ||
  (block.querySelector('[id^="story--"]')?.childElementCount ?? 0) > 0;

/** The target of the address: a heading by its id, or a story by the last part of its id. */
function pointedAt(): Element | null {
  const hash = decodeURIComponent(window.parent.location.hash.slice(1));
  if (hash === '') return null;
  return (
    document.getElementById(hash) ?? document.querySelector(`[id^="anchor--"][id$="--${CSS.escape(hash)}"]`)
  );
}

/** Whether all stories of a page are drawn; only then does the page scroll to the target of its address. */
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
      // Checked twice, because a font is requested only once there is text to draw with it.
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
