import { useLayoutEffect, useRef } from 'react';
import { latinKey } from './latin-key';

/** Radio buttons, such as a month at the counter, and tick boxes take no letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable]');

/** A key that types nothing, such as F2, also acts while somebody is typing. */
const types = (key: string) => key.length === 1;

/**
 * Runs an action when a key is pressed anywhere on the page, unless the user is typing or a dialog is open. It listens as soon as
 * the page is there: somebody who knows the keys is faster than an old PC.
 */
export function usePageKey(key: string, action: () => void): void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  useLayoutEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (latinKey(event) !== key.toLowerCase() || event.ctrlKey || event.metaKey || event.altKey) return;
      if (types(key) && isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [key]);
}
