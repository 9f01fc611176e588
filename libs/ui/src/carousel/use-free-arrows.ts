import { useEffect } from 'react';

/** Focused by a page to be read from, and by nobody to be used: a title, the main part. */
const isFree = ({ activeElement, body }: Document) =>
  activeElement === null || activeElement === body || activeElement.getAttribute('tabindex') === '-1';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Which way an arrow key goes; with Alt and the like it is the browser's. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): -1 | 1 | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined;
}

/** Calls back for the arrow keys to the left and right as long as nothing that could use them has the focus. */
export function useFreeArrows(onArrow: (step: -1 | 1) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = arrowStep(event);
      if (step === undefined || event.defaultPrevented || !isFree(document)) return;
      onArrow(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
