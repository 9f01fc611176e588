/**
 * Scrolls a row of tabs, and only the row, until the whole of the open one is in sight: or of that on which the focus stands,
 * since a row that moved under the keyboard would hide where one is.
 */
export function scrollInRow(row: HTMLElement, open: HTMLElement) {
  const tab = row.querySelector(':focus') ?? open;
  const [view, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.left < view.left) row.scrollLeft -= view.left - box.left;
  if (box.right > view.right) row.scrollLeft += box.right - view.right;
}

/**
 * Keeps the open tab in sight: one opened by its address may stand outside the part of the row that a phone shows, its
 * font comes after it, and a phone is turned.
 * @returns what ends it
 */
export function keepInSight(row: HTMLElement, tab: HTMLElement): () => void {
  scrollInRow(row, tab);
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => scrollInRow(row, tab));
  observer.observe(row);
  observer.observe(tab);
  return () => observer.disconnect();
}
