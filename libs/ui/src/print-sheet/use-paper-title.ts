import { useEffect } from 'react';

/** What the tab is called on screen, kept while it is printed. */
let onScreen: string | undefined;

/** Names the page as its paper while it is printed: a browser calls the PDF that is saved of it so. */
export function usePaperTitle(title: string): void {
  useEffect(() => {
    const before = () => {
      onScreen ??= document.title;
      document.title = title;
    };
    const after = () => {
      if (onScreen === undefined) return;
      document.title = onScreen;
      onScreen = undefined;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      // A sheet that goes as soon as it is printed may hear no more of that.
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [title]);
}
