import { useRef, type RefObject } from 'react';
import { usePageKey } from '../../screen/use-page-key';

/**
 * The keys of the till. They type nothing, stand in the same place on every layout, and are not needed by a browser, which
 * keeps F1, F3, F5, F6 and F10 to F12 for itself.
 */
export const tillKeys = { amount: 'F2', mode: 'F4', type: 'F7', months: 'F8', printAgain: 'F9' } as const;

/** As `ref`: the control that one key leads to, with what it holds selected. */
export function useTillKey<Control extends HTMLInputElement | HTMLSelectElement>(
  key: string,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  usePageKey(key, () => {
    control.current?.focus();
    if (control.current instanceof HTMLInputElement) control.current.select();
  });
  return control;
}
