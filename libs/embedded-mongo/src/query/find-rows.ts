import { decode } from '../bson/decode';
import type { Value } from '../bson/values';
import { CommandError } from '../errors';
import type { Collection, Index } from '../storage/catalog';
import type { Store } from '../storage/store';
import type { Filter } from './filter';
import { planQuery } from './planner';
import { type Row, scan, type Step } from './scan';
import { compareSortKeys, type SortField, sortKeyOf } from './sort';

/** MongoDB's limit for a sort in memory. */
const maxSortBytes = 100 * 1024 * 1024;

export interface Search {
  filter: Filter;
  sort: readonly SortField[];
  skip: number;
  /** `Infinity` for all. */
  limit: number;
  hint?: Index | undefined;
}

/** The rows that a search finds, in its order; `undefined` now and then so that others may run. */
export function* findRows(store: Store, collection: Collection | undefined, search: Search): Generator<Step> {
  if (!collection) return;
  const plan = planQuery(collection, search.filter, search.sort, search.hint);
  const found = scan(store, collection, plan, search.filter);
  const ordered = plan.sorted ? found : sortRows(found, search.sort, search.skip + search.limit);
  let at = 0;
  for (const step of ordered) {
    if (step) at += 1;
    if (step && at > search.skip) yield step;
    else if (!step || at % 32 === 0) yield undefined;
    if (at >= search.skip + search.limit) return;
  }
}

/**
 * How many rows a search finds, where that can be told without reading them: from the keys of an index, or from the
 * collection's own count. `undefined` where they must be read.
 */
export function countUnread(
  store: Store,
  collection: Collection | undefined,
  search: Search,
): number | undefined {
  if (!collection) return 0;
  const plan = planQuery(collection, search.filter, [], search.hint);
  if (!plan.exact) return undefined;
  const all = plan.index ? plan.ranges.reduce((sum, range) => sum + store.count(range), 0) : collection.count;
  return Math.min(Math.max(0, all - search.skip), search.limit);
}

interface Keyed {
  row: Row;
  key: Value[];
}

/** Sorts in memory, holding no more rows than are wanted. */
function* sortRows(source: Generator<Step>, sort: readonly SortField[], wanted: number): Generator<Step> {
  const compare = (a: Keyed, b: Keyed) => compareSortKeys(a.key, b.key, sort);
  const needed = new Set(sort.map(({ parts: [first = ''] }) => first));
  let kept: Keyed[] = [];
  let bytes = 0;
  for (const row of source) {
    if (!row || kept.length % 32 === 0) yield undefined;
    if (!row) continue;
    kept.push({ row, key: sortKeyOf(decode(row.bytes, needed), sort) });
    bytes += row.bytes.length;
    if (kept.length >= 2 * wanted + 256) {
      kept = kept.sort(compare).slice(0, wanted);
      bytes = kept.reduce((sum, { row: { bytes: part } }) => sum + part.length, 0);
    }
    if (bytes > maxSortBytes)
      throw new CommandError(
        292,
        `Sort exceeded memory limit of ${maxSortBytes} bytes. Add an index that gives this order, or a limit.`,
      );
  }
  for (const { row } of kept.sort(compare)) yield row;
}

/** All matches at once, for a command that is about to change them. */
export function allRows(store: Store, collection: Collection | undefined, search: Search): Row[] {
  const found: Row[] = [];
  for (const step of findRows(store, collection, search)) if (step) found.push(step);
  return found;
}

export const everything = (filter: Filter): Search => ({ filter, sort: [], skip: 0, limit: Infinity });
