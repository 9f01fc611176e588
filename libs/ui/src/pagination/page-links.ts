/**
 * Returns the page numbers to link to, at most `max`. The first, last and current page are always included when `max` is at least
 * three; a gap is shown between two numbers that do not follow each other.
 */
export function pageLinks(page: number, pageCount: number, max = 7): readonly number[] {
  const numbersFrom = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);
  if (pageCount <= max) return numbersFrom(1, Math.max(0, pageCount));
  const current = Math.min(Math.max(page, 1), pageCount);
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  if (max < 3) return numbersFrom(clamp(current, 1, pageCount - max + 1), Math.max(0, max));
  const innerCount = max - 2;
  const start = clamp(current - Math.floor(innerCount / 2), 2, pageCount - innerCount);
  return [1, ...numbersFrom(start, innerCount), pageCount];
}
