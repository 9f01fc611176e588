import { useRef, type RefObject } from 'react';
import { usePageKey } from './use-page-key';

/** Makes the key `/` go to the page's search. */
export function useSlashKey(): RefObject<HTMLInputElement | null> {
  const search = useRef<HTMLInputElement>(null);
  usePageKey('/', () => {
    search.current?.focus();
    search.current?.select();
  });
  return search;
}
