/**
 * Returns the page numbers to link to, at most `max`. The first, last and current page are always included when `max` is at least
 * three; a gap is shown between two numbers that do not follow each other.
 */
export function pageLinks(page: number, pageCount: number, max = 7): readonly number[] {
  const run = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);
  if (pageCount <= max) return run(1, Math.max(0, pageCount));
  const current = Math.min(Math.max(page, 1), pageCount);
  const within = (from: number, low: number, high: number) => Math.min(Math.max(from, low), high);
  if (max < 3) return run(within(current, 1, pageCount - max + 1), Math.max(0, max));
  const inner = max - 2;
  const start = within(current - Math.floor(inner / 2), 2, pageCount - inner);
  return [1, ...run(start, inner), pageCount];
}
