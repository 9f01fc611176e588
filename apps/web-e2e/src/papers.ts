import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The text of each paper. */
    papers: string[];
  }
}

/** Gives the page a printer that keeps its papers; to be called before a page is opened. */
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
 * Gives the page a print dialog that nobody answers yet, so that the printed paper stays on the page. A headless Chromium would
 * finish printing at once, and the counter would go on to the next family. To be called before a page is opened.
 */
export const holdPapers = (page: Page) =>
  page.addInitScript(() => {
    window.papers = [];
    window.print = () =>
      void window.papers.push(document.querySelector('[data-print-sheet]')?.textContent ?? '');
  });

export const papersOf = (page: Page) => page.evaluate(() => window.papers);
