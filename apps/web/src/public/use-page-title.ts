import { institutionName } from '@school/domain';
import { useEffect } from 'react';

/** The name of the program (section 1), used for pages without a title of their own. */
const PROGRAM = 'school';

const DESCRIPTION_TAGS = ['meta[name="description"]', 'meta[property="og:description"]'];
const TITLE_TAGS = ['meta[property="og:title"]'];

function write(selectors: readonly string[], text: string): void {
  for (const selector of selectors)
    document.head.querySelector<HTMLMetaElement>(selector)?.setAttribute('content', text);
}

/**
 * Sets the title in the browser's tab and history, and for whoever shares the page, as long as it is shown.
 * @param title left out for a page that has the program's name
 */
export function usePageTitle(title: string | undefined, description: string): void {
  useEffect(() => {
    const fullTitle = title === undefined ? institutionName : `${title} · ${institutionName}`;
    document.title = title === undefined ? PROGRAM : fullTitle;
    write(TITLE_TAGS, fullTitle);
    write(DESCRIPTION_TAGS, description);
    return () => {
      document.title = PROGRAM;
    };
  }, [title, description]);
}
