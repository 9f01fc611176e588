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
