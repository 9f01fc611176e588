import { compareValues } from '../bson/compare';
import { asInteger, isDoc, type Doc, type Value } from '../bson/values';
import { badValue, CommandError, typeMismatch } from '../errors';
import { pathParts } from '../match/paths';
import type { IndexField } from '../tables/catalog';
import { keyTuples, type Tuple } from '../tables/index-keys';

export type Sort = readonly IndexField[];

/** MongoDB's limit for a sort and for an index. */
const maxFields = 32;

/** @throws CommandError 13103 for an order of more fields than MongoDB allows */
export function refuseManyFields(order: Doc): void {
  if (order.size > maxFields) throw new CommandError(13103, 'too many compound keys');
}

/** @throws CommandError for a direction other than 1 and -1, also for `$meta`, which needs a text index */
export function parseSort(value: Value | undefined): IndexField[] {
  if (value === undefined) return [];
  if (!isDoc(value)) throw typeMismatch('Expected field sort to be of type object');
  refuseManyFields(value);
  return [...value].map(([path, direction]) => {
    const order = asInteger(direction);
    if (order !== 1 && order !== -1)
      throw new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    return { path, parts: pathParts(path), descending: order === -1 };
  });
}

/**
 * The key of a document in a sort: the first, in this order, of the keys that an index of these fields would hold.
 *
 * @throws CommandError 2 for arrays side by side
 */
export function sortKeyOf(doc: Doc, fields: Sort): Tuple {
  const parallel = () => badValue('cannot sort with keys that are parallel arrays');
  const keys = keyTuples(doc, fields, parallel);
  return keys.reduce((a, b) => (compareSortKeys(a, b, fields) <= 0 ? a : b));
}

function compareSortKeys(a: Tuple, b: Tuple, fields: Sort): number {
  for (const [index, field] of fields.entries()) {
    const result = compareValues(a[index] ?? null, b[index] ?? null);
    if (result !== 0) return field.descending ? -result : result;
  }
  return 0;
}

const sortedAtOnce = 1000;

interface Keyed {
  key: Tuple;
}

/** Sorts items by their keys, and yields now and then so that others may run. */
export function* sortInTurns<T extends Keyed>(items: T[], fields: Sort): Generator<undefined, T[]> {
  const compare = (a: T, b: T) => compareSortKeys(a.key, b.key, fields);
  let runs: T[][] = [];
  for (let start = 0; start < items.length; start += sortedAtOnce) {
    runs.push(items.slice(start, start + sortedAtOnce).sort(compare));
    yield undefined;
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      merged.push(yield* mergeInTurns(runs[index] ?? [], runs[index + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergeInTurns<T extends Keyed>(
  left: T[],
  right: T[],
  compare: (a: T, b: T) => number,
): Generator<undefined, T[]> {
  const merged: T[] = [];
  let [l, r] = [0, 0];
  for (;;) {
    const [a, b] = [left[l], right[r]];
    // Of equal items the left one comes first.
    if (a !== undefined && (b === undefined || compare(a, b) <= 0)) {
      merged.push(a);
      l += 1;
    } else if (b !== undefined) {
      merged.push(b);
      r += 1;
    } else return merged;
    if (merged.length % sortedAtOnce === 0) yield undefined;
  }
}
