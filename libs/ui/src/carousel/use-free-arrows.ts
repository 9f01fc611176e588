import { useEffect } from 'react';

/** Whether nothing that could use the keys has the focus: a title or main part focused by the page itself does not. */
const isFree = ({ activeElement, body }: Document) =>
  activeElement === null || activeElement === body || activeElement.getAttribute('tabindex') === '-1';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The direction of an arrow key, or undefined; with Alt and other modifiers the key belongs to the browser. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): -1 | 1 | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : undefined;
}

/** Calls back for the left and right arrow keys while nothing that could use them has the focus. */
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
