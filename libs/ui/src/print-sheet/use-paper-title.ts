import { useEffect } from 'react';

/** What the tab is called on screen, kept while it is printed. */
let titleOnScreen: string | undefined;

/** Names the page as its paper while it is printed: a browser calls the PDF that is saved of it so. */
export function usePaperTitle(title: string): void {
  useEffect(() => {
    const beforePrint = () => {
      titleOnScreen ??= document.title;
      document.title = title;
    };
    const afterPrint = () => {
      if (titleOnScreen === undefined) return;
      document.title = titleOnScreen;
      titleOnScreen = undefined;
    };
    window.addEventListener('beforeprint', beforePrint);
    window.addEventListener('afterprint', afterPrint);
    return () => {
      // A sheet that goes as soon as it is printed may hear no more of that.
      afterPrint();
      window.removeEventListener('beforeprint', beforePrint);
      window.removeEventListener('afterprint', afterPrint);
    };
  }, [title]);
}
