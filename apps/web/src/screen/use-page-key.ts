import { useLayoutEffect, useRef } from 'react';
import { latinKey } from './latin-key';

/** A radio button, such as a month at the counter, and a tick take no letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable]');

/** One that types nothing, such as F2, acts while somebody is typing, too. */
const types = (key: string) => key.length === 1;

/**
 * A key that acts on the whole page, unless the user is typing it somewhere or a dialog is open. It is heard from the moment in
 * which the page is there: who knows the keys is faster than an old PC.
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
