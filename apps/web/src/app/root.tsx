import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CrashBoundary } from '../screen/crash-boundary';
import { CrashPage } from './crash-page';

/** Takes the focus to the heading of `main` as soon as it has one; a user who has moved on meanwhile stays there. */
function focusOnLateHeading(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const heading = main.querySelector('h1');
    if (document.activeElement !== main) observer.disconnect();
    else if (heading !== null) {
      observer.disconnect();
      heading.focus({ preventScroll: true });
    }
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Moves the focus to the new page's heading after each change of route, so that it is read out and Tab starts there. */
function useFocusOnNewPage(pathname: string): void {
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    window.scrollTo(0, 0);
    // A field that the new page focuses by itself keeps the focus.
    if (document.querySelector('main :focus') !== null) return undefined;
    const main = document.querySelector<HTMLElement>('main');
    const place = main?.querySelector('h1') ?? main;
    place?.focus({ preventScroll: true });
    // A page that is named by its data, such as a student's, has its heading only with them.
    return main !== null && place === main ? focusOnLateHeading(main) : undefined;
  }, [pathname]);
}

/** Wraps all frames. The page on screen stays until the next one is loaded; before the first page nothing is shown. */
export function Root() {
  const { pathname } = useLocation();
  useFocusOnNewPage(pathname);
  return (
    <CrashBoundary
      place={pathname}
      instead={(onTryAgain) => (
        <main>
          <CrashPage onTryAgain={onTryAgain} />
        </main>
      )}
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </CrashBoundary>
  );
}

/** Wraps every screen inside its frame, so that the links to other screens stay when one fails. */
export function InFrame() {
  const { pathname } = useLocation();
  return (
    <CrashBoundary place={pathname} instead={(onTryAgain) => <CrashPage onTryAgain={onTryAgain} />}>
      <Outlet />
    </CrashBoundary>
  );
}
