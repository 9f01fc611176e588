import { useRef, type RefObject } from 'react';
import { usePageKey } from '../../screen/use-page-key';

/**
 * The shortcut keys of the till. They type no character, stand in the same place on every keyboard layout, and are not taken by
 * browsers, which keep F1, F3, F5, F6 and F10 to F12.
 */
export const tillKeys = { amount: 'F2', mode: 'F4', type: 'F7', months: 'F8', printAgain: 'F9' } as const;

/** Returns a `ref` for the control that a key focuses, with its content selected. */
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
