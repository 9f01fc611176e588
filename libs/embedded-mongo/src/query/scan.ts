import { decode } from '../bson/decode';
import type { Collection } from '../storage/catalog';
import { rowKey, rowOf } from '../storage/keys';
import type { Entry, Store } from '../storage/store';
import { fieldsOf, type Filter, matches } from './filter';
import type { Plan } from './planner';

/** A document found: where it is stored and its bytes. */
export interface Row {
  row: number;
  bytes: Buffer;
}

/** What a scan yields between matches, so that its user can let others work. */
export type Step = Row | undefined;

/** Entries are read in portions of this many bytes; between portions only the position is kept. */
const portionBytes = 512 * 1024;
const maxPortion = 256;
const rejectedBetweenSteps = 32;

/** Entries of one range, read portion by portion: what is written in between may or may not be seen. */
function* entries(store: Store, range: Plan['ranges'][number], reverse: boolean): Generator<Entry> {
  let { start, end } = range;
  for (let size = 8; ; size = Math.min(size * 2, maxPortion)) {
    const portion: Entry[] = [];
    let bytes = 0;
    for (const { key, value } of store.range({ start, end, reverse, limit: size })) {
      portion.push({ key: Buffer.from(key), value: Buffer.from(value) });
      bytes += value.length;
      if (bytes > portionBytes) break;
    }
    const last = portion.at(-1);
    if (!last) return;
    yield* portion;
    if (reverse) end = last.key;
    else start = Buffer.concat([last.key, Buffer.of(0)]);
  }
}

/**
 * The rows that a filter matches, each once, in the plan's order; `undefined` now and then when there was none for a while.
 */
export function* scan(store: Store, collection: Collection, plan: Plan, filter: Filter): Generator<Step> {
  const needed = new Set(fieldsOf(filter));
  const seen = plan.index?.multikey ? new Set<number>() : undefined;
  let rejected = 0;
  for (const range of plan.ranges) {
    for (const { key, value } of entries(store, range, plan.reverse)) {
      const row = rowOf(key);
      if (seen?.has(row)) continue;
      seen?.add(row);
      const bytes = plan.index ? store.get(rowKey(collection.id, row)) : value;
      const isMatch = bytes && matches(filter, decode(bytes, needed));
      rejected = isMatch ? 0 : rejected + 1;
      if (isMatch) yield { row, bytes };
      else if (rejected % rejectedBetweenSteps === 0) yield undefined;
    }
  }
}
