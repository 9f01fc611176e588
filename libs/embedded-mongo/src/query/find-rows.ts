import { decode } from '../bson/decode';
import { isTiring } from '../effort';
import { fieldsOf, type Filter, matches } from '../match/filter';
import { rowKey, rowOf } from '../storage/keys';
import { entries } from '../storage/portions';
import { DamagedStoreError, type Store } from '../storage/store';
import type { Catalog, Collection } from '../tables/catalog';
import type { Tuple } from '../tables/index-keys';
import type { Row } from '../tables/rows';
import { type Hint, type Plan, planQuery } from './planner';
import { type Sort, sortInTurns, sortKeyOf } from './sort';
import { WorkMemory } from './work-memory';

/** The bytes that a row counts for at least when it is sorted, however small it is. */
const leastPerRow = 200;

const memoryOf = ({ bytes }: Row): number => Math.max(bytes.length, leastPerRow);

const rejectedBetweenSteps = 32;
const unread = Buffer.alloc(0);

/** The steps of a scan: rows, and `undefined` in between so that its user can let others work. */
export type Step = Row | undefined;

export interface Search {
  filter: Filter;
  sort: Sort;
  skip: number;
  /** The most rows to return; `Infinity` for all. */
  limit: number;
  hint?: Hint | undefined;
  /** Set where only the number of rows matters: their bytes are not read if the index alone gives it. */
  counts?: boolean;
}

/**
 * The rows that a search finds, in its order; `undefined` now and then so that others may run.
 *
 * @param catalog needed where others do run in between: data that they drop under the search must not count as empty
 * @throws CommandError 175 when the collection, or the index that serves the search, no longer exists
 */
export function* findRows(
  store: Store,
  collection: Collection | undefined,
  search: Search,
  catalog?: Catalog,
): Generator<Step> {
  if (!collection) return;
  const plan = planQuery(collection, search.filter, search.sort, search.hint);
  let drops: number | undefined;
  const refuseDropped = () => {
    if (!catalog || catalog.drops === drops) return;
    catalog.refuseDropped(collection, plan.index);
    drops = catalog.drops;
  };
  refuseDropped();
  const isByKeys = plan.covered && plan.index !== undefined && plan.sorted;
  const rowsToPass = search.counts ? Infinity : search.skip;
  const rows = scan(store, collection, plan, search.filter, isByKeys ? rowsToPass : 0);
  const ordered = plan.sorted ? rows : sortRows(rows, search.sort, search.skip + search.limit);
  let count = 0;
  for (const step of ordered) {
    if (step) count += 1;
    if (step && count > search.skip) yield step;
    else if (!step || count % 32 === 0) yield undefined;
    refuseDropped();
    if (count >= search.skip + search.limit) return;
  }
}

/**
 * The number of rows that a search finds, where it is known without reading them: from the keys of an index, or from the
 * collection's own count. `undefined` where the rows must be read.
 */
export function countUnread(
  store: Store,
  collection: Collection | undefined,
  search: Search,
  catalog?: Catalog,
): number | undefined {
  if (!collection) return 0;
  const plan = planQuery(collection, search.filter, [], search.hint);
  catalog?.refuseDropped(collection, plan.index);
  // Checking whether a few rows exist need not count all of them.
  if (!plan.exact || (plan.index && search.limit < Infinity)) return undefined;
  const count = plan.index
    ? plan.ranges.reduce((sum, range) => sum + store.count(range), 0)
    : collection.count;
  return Math.min(Math.max(0, count - search.skip), search.limit);
}

/**
 * The rows that a filter matches, each once, in the plan's order; `undefined` now and then when there was none for a while.
 *
 * @param rowsToPass how many of the first rows are skipped: their bytes are not read
 */
function* scan(
  store: Store,
  collection: Collection,
  plan: Plan,
  filter: Filter,
  rowsToPass: number,
): Generator<Step> {
  const needed = new Set(fieldsOf(filter));
  const seenRows = plan.index?.multikey || rowsToPass === Infinity ? new Set<number>() : undefined;
  const { changes } = collection;
  let rejected = 0;
  let passesLeft = rowsToPass;
  for (const range of plan.ranges) {
    for (const { key, value } of entries(store, range, plan.reverse)) {
      const row = rowOf(key);
      if (seenRows?.has(row)) continue;
      seenRows?.add(row);
      if (passesLeft > 0) {
        passesLeft -= 1;
        yield { row, bytes: unread };
        continue;
      }
      const bytes = plan.index ? store.get(rowKey(collection.id, row)) : value;
      if (!bytes && collection.changes === changes)
        throw new DamagedStoreError(key, 'the row that it leads to is not there');
      // As long as nothing has changed, all entries of a covered plan lead to matches.
      const isKnownMatch = plan.covered && collection.changes === changes;
      const isMatch = bytes && (isKnownMatch || matches(filter, decode(bytes, needed)));
      rejected = isMatch ? 0 : rejected + 1;
      if (isMatch) yield { row, bytes };
      else if (rejected % rejectedBetweenSteps === 0 || isTiring()) yield undefined;
    }
  }
}

/** Sorts in memory, keeping only as many rows as are wanted. */
function* sortRows(source: Generator<Step>, sort: Sort, limit: number): Generator<Step> {
  const memory = new WorkMemory('Sort');
  const needed = new Set(sort.map(({ parts: [first = ''] }) => first));
  let candidates: { row: Row; key: Tuple }[] = [];
  try {
    for (const row of source) {
      if (!row || candidates.length % 32 === 0) yield undefined;
      if (!row) continue;
      candidates.push({ row, key: sortKeyOf(decode(row.bytes, needed), sort) });
      memory.grow(memoryOf(row));
      if (candidates.length < 2 * limit + 256) continue;
      candidates = yield* sortInTurns(candidates, sort);
      for (const { row } of candidates.slice(limit)) memory.grow(-memoryOf(row));
      candidates = candidates.slice(0, limit);
    }
    for (const { row } of yield* sortInTurns(candidates, sort)) yield row;
  } finally {
    memory.release();
  }
}

export const everything: Search = {
  filter: { kind: '$and', filters: [] },
  sort: [],
  skip: 0,
  limit: Infinity,
};
