import { institutionName } from '@school/domain';
import { useEffect } from 'react';

/** What the program is called (section 1); a page without a title of its own is called so. */
const PROGRAM = 'school';

const DESCRIBES = ['meta[name="description"]', 'meta[property="og:description"]'];
const NAMES = ['meta[property="og:title"]'];

function write(selectors: readonly string[], text: string): void {
  for (const selector of selectors)
    document.head.querySelector<HTMLMetaElement>(selector)?.setAttribute('content', text);
}

/**
 * Names the page in the tab of the browser, in its history and to whoever shares it, as long as it is shown.
 * @param title left out for a page that is called as the program is
 */
export function usePageTitle(title: string | undefined, description: string): void {
  useEffect(() => {
    const named = title === undefined ? institutionName : `${title} · ${institutionName}`;
    document.title = title === undefined ? PROGRAM : named;
    write(NAMES, named);
    write(DESCRIBES, description);
    return () => {
      document.title = PROGRAM;
    };
  }, [title, description]);
}
