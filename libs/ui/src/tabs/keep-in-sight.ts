/**
 * Scrolls a row of tabs, and nothing else, until the whole open tab is in view; if a tab has the focus, that one instead, as a
 * row that moves under the keyboard would hide the user's place.
 */
export function scrollInRow(row: HTMLElement, open: HTMLElement) {
  const tab = row.querySelector(':focus') ?? open;
  const [view, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.left < view.left) row.scrollLeft -= view.left - box.left;
  if (box.right > view.right) row.scrollLeft += box.right - view.right;
}

/**
 * Keeps the open tab in view. It may be outside the visible part of the row on a phone, and move when its font is loaded or the
 * phone is turned.
 * @returns a function that stops this
 */
export function keepInSight(row: HTMLElement, tab: HTMLElement): () => void {
  scrollInRow(row, tab);
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => scrollInRow(row, tab));
  observer.observe(row);
  observer.observe(tab);
  return () => observer.disconnect();
}
