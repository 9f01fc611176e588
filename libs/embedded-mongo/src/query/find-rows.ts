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
import { compareSortKeys, type Sort, sortInTurns, sortKeyOf } from './sort';
import { WorkMemory } from './work-memory';

/** A row that is sorted takes at least so many bytes, however small it is. */
const leastPerRow = 200;

const memoryOf = ({ bytes }: Row): number => Math.max(bytes.length, leastPerRow);

const rejectedBetweenSteps = 32;
const unread = Buffer.alloc(0);

/** What a scan yields between matches, so that its user can let others work. */
export type Step = Row | undefined;

export interface Search {
  filter: Filter;
  sort: Sort;
  skip: number;
  /** `Infinity` for all. */
  limit: number;
  hint?: Hint | undefined;
  /** Only their number is asked for: their bytes are not read where the index alone tells them. */
  counts?: boolean;
}

/**
 * The rows that a search finds, in its order; `undefined` now and then so that others may run.
 *
 * @param catalog where others do run in between: what they drop under the search must not pass for what is empty
 * @throws CommandError 175 when the collection, or the index that serves the search, is there no more
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
  const passed = search.counts ? Infinity : search.skip;
  const found = scan(store, collection, plan, search.filter, isByKeys ? passed : 0);
  const ordered = plan.sorted ? found : sortRows(found, search.sort, search.skip + search.limit);
  let at = 0;
  for (const step of ordered) {
    if (step) at += 1;
    if (step && at > search.skip) yield step;
    else if (!step || at % 32 === 0) yield undefined;
    refuseDropped();
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
  catalog?: Catalog,
): number | undefined {
  if (!collection) return 0;
  const plan = planQuery(collection, search.filter, [], search.hint);
  catalog?.refuseDropped(collection, plan.index);
  // Who wants to know of a few whether they are there need not have all of them counted.
  if (!plan.exact || (plan.index && search.limit < Infinity)) return undefined;
  const all = plan.index ? plan.ranges.reduce((sum, range) => sum + store.count(range), 0) : collection.count;
  return Math.min(Math.max(0, all - search.skip), search.limit);
}

/**
 * The rows that a filter matches, each once, in the plan's order; `undefined` now and then when there was none for a while.
 *
 * @param passed so many of the first are passed over: their bytes are not read
 */
function* scan(
  store: Store,
  collection: Collection,
  plan: Plan,
  filter: Filter,
  passed: number,
): Generator<Step> {
  const needed = new Set(fieldsOf(filter));
  const seen = plan.index?.multikey || passed === Infinity ? new Set<number>() : undefined;
  const { changes } = collection;
  let rejected = 0;
  let left = passed;
  for (const range of plan.ranges) {
    for (const { key, value } of entries(store, range, plan.reverse)) {
      const row = rowOf(key);
      if (seen?.has(row)) continue;
      seen?.add(row);
      if (left > 0) {
        left -= 1;
        yield { row, bytes: unread };
        continue;
      }
      const bytes = plan.index ? store.get(rowKey(collection.id, row)) : value;
      if (!bytes && collection.changes === changes)
        throw new DamagedStoreError(key, 'the row that it leads to is not there');
      // As long as nothing has changed, a covered plan's entries lead to nothing but matches.
      const isTold = plan.covered && collection.changes === changes;
      const isMatch = bytes && (isTold || matches(filter, decode(bytes, needed)));
      rejected = isMatch ? 0 : rejected + 1;
      if (isMatch) yield { row, bytes };
      else if (rejected % rejectedBetweenSteps === 0 || isTiring()) yield undefined;
    }
  }
}

interface Keyed {
  row: Row;
  key: Tuple;
}

/** Sorts in memory, holding no more rows than are wanted. */
function* sortRows(source: Generator<Step>, sort: Sort, wanted: number): Generator<Step> {
  const memory = new WorkMemory('Sort');
  try {
    for (const { row } of yield* keepFirst(source, sort, wanted, memory)) yield row;
  } finally {
    memory.release();
  }
}

function* keepFirst(
  source: Generator<Step>,
  sort: Sort,
  wanted: number,
  memory: WorkMemory,
): Generator<undefined, Keyed[]> {
  const compare = (a: Keyed, b: Keyed) => compareSortKeys(a.key, b.key, sort);
  const needed = new Set(sort.map(({ parts: [first = ''] }) => first));
  let kept: Keyed[] = [];
  for (const row of source) {
    if (!row || kept.length % 32 === 0) yield undefined;
    if (!row) continue;
    kept.push({ row, key: sortKeyOf(decode(row.bytes, needed), sort) });
    memory.grow(memoryOf(row));
    if (kept.length < 2 * wanted + 256) continue;
    kept = yield* sortInTurns(kept, compare);
    for (const { row } of kept.slice(wanted)) memory.grow(-memoryOf(row));
    kept = kept.slice(0, wanted);
  }
  return yield* sortInTurns(kept, compare);
}

export const everything: Search = {
  filter: { kind: '$and', filters: [] },
  sort: [],
  skip: 0,
  limit: Infinity,
};
