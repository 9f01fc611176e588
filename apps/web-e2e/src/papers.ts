import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What stood on each paper. */
    papers: string[];
  }
}

/** A PC of the office, whose printer keeps what it prints; to be called before a page is opened. */
export const keepPapers = (page: Page) =>
  page.addInitScript(() => {
    window.papers = [];
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      window.papers.push(document.querySelector('[data-print-sheet]')?.textContent ?? '');
      window.dispatchEvent(new Event('afterprint'));
    };
  });

/**
 * A PC at whose print dialog nobody answers yet: what goes to paper stays on the page. A Chromium without windows would be done
 * with printing at once, and the counter would have gone on to the next family. To be called before a page is opened.
 */
export const holdPapers = (page: Page) =>
  page.addInitScript(() => {
    window.papers = [];
    window.print = () =>
      void window.papers.push(document.querySelector('[data-print-sheet]')?.textContent ?? '');
  });

export const papersOf = (page: Page) => page.evaluate(() => window.papers);
