import { useEffect, useEffectEvent } from 'react';

/** Dismisses on Esc, unless something else on the page has handled the key or a dialog is open. */
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
