import { useLayoutEffect, type RefObject } from 'react';

/** What can take the focus around an element, the nearest first. */
export function placesAround(element: Element | null | undefined): HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>('[tabindex]');
  return place ? [place, ...placesAround(place)] : [];
}

/** Gives the focus to the first of places that takes it: who works by keyboard stays near by what is gone. */
export function focusFirst(places: readonly HTMLElement[]): void {
  places.find((place) => {
    place.focus({ preventScroll: true });
    return document.activeElement === place;
  });
}

/** What is taken away while the focus is in it leaves the focus near by, and otherwise on the page's main part. */
export function useFocusNearBy(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const places = [...placesAround(element), ...document.querySelectorAll<HTMLElement>('main[tabindex]')];
      // What is around it may be gone, too, and what comes instead may take the focus itself.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusFirst(places);
      });
    };
  }, [place]);
}
