import { useEffect } from 'react';

/** Focused by a page to be read from, and by nobody to be used: a title, the main part. */
const isFree = ({ activeElement, body }: Document) =>
  activeElement === null || activeElement === body || activeElement.getAttribute('tabindex') === '-1';

/** Calls back for the arrow keys to the left and right as long as nothing that could use them has the focus. */
export function useFreeArrows(onArrow: (step: -1 | 1) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
      const isWithOther = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (step === undefined || isWithOther || event.defaultPrevented || !isFree(document)) return;
      onArrow(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
