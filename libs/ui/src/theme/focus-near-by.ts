import { useLayoutEffect, type RefObject } from 'react';

/** The elements around another one that can take the focus, the nearest first. */
export function placesAround(element: Element | null | undefined): HTMLElement[] {
  const place = element?.parentElement?.closest<HTMLElement>('[tabindex]');
  return place ? [place, ...placesAround(place)] : [];
}

/** Focuses the first of the elements that accepts the focus, so that keyboard users stay near an element that is gone. */
export function focusFirst(places: readonly HTMLElement[]): void {
  places.find((place) => {
    place.focus({ preventScroll: true });
    return document.activeElement === place;
  });
}

/** Moves the focus of a removed element to the nearest element around it, or else to the page's main part. */
export function useFocusNearBy(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const places = [...placesAround(element), ...document.querySelectorAll<HTMLElement>('main[tabindex]')];
      // Elements around it may be removed too, and new content may take the focus itself.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusFirst(places);
      });
    };
  }, [place]);
}
