import { useEffect, useEffectEvent } from 'react';

/** Esc dismisses, unless something else on the page took the key for itself or a dialog lies over it. */
export function useDismissOnEscape(dismiss: (() => void) | undefined) {
  const isOn = dismiss !== undefined;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.querySelector('dialog[open], [role="dialog"]') === null) dismiss?.();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
