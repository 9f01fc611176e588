import type { Entry, Range, Store } from './store';

/** Entries are read in portions of this many bytes; between portions only the position is kept. */
const portionBytes = 512 * 1024;
/** How many entries are read first: enough for one page of a list. */
const firstPortion = 24;
const maxPortion = 256;

/** The entries of one range, read portion by portion: changes in between may or may not be seen. */
export function* entries(store: Store, range: Range, reverse: boolean): Generator<Entry> {
  let { start, end } = range;
  for (let size = firstPortion; ; size = Math.min(size * 2, maxPortion)) {
    const portion = store.range({ start, end, reverse, limit: size, bytes: portionBytes });
    yield* portion;
    const last = portion.at(-1);
    const bytes = portion.reduce((sum, { value }) => sum + value.length, 0);
    if (!last || (portion.length < size && bytes < portionBytes)) return;
    if (reverse) end = last.key;
    else start = Buffer.concat([last.key, Buffer.of(0)]);
  }
}
