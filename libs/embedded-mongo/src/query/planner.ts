import { sameValue } from '../bson/compare';
import { fitBound, inverted, isWhole } from '../bson/key-encoding';
import { type Comparison, conjuncts, type Filter, type Leaf } from '../match/filter';
import { isIndex } from '../match/paths';
import { after, entryPrefix, rowsOf } from '../storage/keys';
import type { Collection, Index, IndexField } from '../tables/catalog';
import { intersect, type Interval, intervalsOf, isExact } from './intervals';
import type { Sort } from './sort';

export interface Plan {
  /** The index to read; `undefined` reads the collection itself, in the order of insertion. */
  index: Index | undefined;
  ranges: { start: Buffer; end: Buffer }[];
  reverse: boolean;
  sorted: boolean;
  /** Whether the ranges hold only entries of documents that the filter matches, perhaps several for one document. */
  covered: boolean;
  /** Whether the ranges hold exactly one entry for each match. */
  exact: boolean;
}

/**
 * The most combinations of the values of several fields that are looked up one by one; where there are more, only the first
 * fields are looked up, and the others are tested on the documents found.
 */
const maxRanges = 10_000;

/** The most intervals worked out for all conditions of a query; further conditions are tested on the documents found. */
const maxIntervals = 100_000;

export type Hint = Index | 'collection';

export function planQuery(collection: Collection, filter: Filter, sort: Sort, hint?: Hint): Plan {
  const parts = conjuncts(filter);
  const leaves = parts.filter((part) => part.kind === 'leaf');
  const serving = () => collection.indexes.filter((index) => servesFilter(index, leaves));
  const indexes = hint === undefined ? serving() : typeof hint === 'object' ? [hint] : [];
  const intervalSetsOf = intervalSetsFor(leaves);
  const candidates = indexes.map((index) => planIndex(index, leaves, intervalSetsOf, sort));
  const [best] = candidates.sort((a, b) => b.score - a.score);
  if (best && (best.score > 0 || hint)) {
    const { index, bounds, reverse, sorted } = best;
    const ranges = rangesOf(index, bounds, reverse);
    const isAll = leaves.length === parts.length;
    return { index, ranges, reverse, sorted, covered: best.covered && isAll, exact: best.exact && isAll };
  }
  return {
    index: undefined,
    ranges: [rowsOf(collection.id)],
    reverse: false,
    sorted: sort.length === 0,
    covered: parts.length === 0,
    exact: parts.length === 0,
  };
}

/** Whether an index that leaves documents out still holds all that the filter can match. */
function servesFilter({ sparse, partial, fields }: Index, leaves: Leaf[]): boolean {
  const isNeeded = (path: string) => leaves.some((leaf) => leaf.path === path && needsValue(leaf));
  if (sparse && !fields.some(({ path }) => isNeeded(path))) return false;
  const conditions = partial ? conjuncts(partial.filter) : [];
  return conditions.every((part) => part.kind === 'leaf' && leaves.some((leaf) => implies(leaf, part)));
}

const mayMatchNull = ({ value }: Comparison): boolean =>
  value === null || (Array.isArray(value) && value.includes(null));

const needsValue = ({ comparison }: Leaf): boolean => comparison !== undefined && !mayMatchNull(comparison);

function implies(leaf: Leaf, condition: Leaf): boolean {
  if (leaf.path !== condition.path || !condition.comparison) return false;
  const { operator, value } = condition.comparison;
  if (operator === '$exists') return needsValue(leaf);
  return leaf.comparison?.operator === operator && sameValue(leaf.comparison.value, value);
}

/** The use of an index for a query; its ranges are made only if it is chosen. */
function planIndex(index: Index, leaves: Leaf[], intervalSetsOf: IntervalSetsOf, sort: Sort) {
  const { fields, multikey } = index;
  /** The intervals in which each leading field can lie. */
  const bounds: Interval[][] = [];
  let [points, combinations] = [0, 1];
  /** The number of leading fields that are fixed to one value each. */
  let fixed = 0;
  for (const [position, field] of fields.entries()) {
    if (multikey && sharesArray(fields, position)) break;
    const intervals = fieldIntervals(intervalSetsOf(field.path), multikey);
    if (!intervals || (combinations > 1 && combinations * intervals.length > maxRanges)) break;
    combinations *= intervals.length;
    bounds.push(intervals);
    if (!intervals.every(({ isPoint }) => isPoint)) break;
    points += 1;
    if (fixed === position && intervals.length === 1) fixed += 1;
  }
  // Only then does each document have one entry, in the order of its values.
  const isWholly = !index.cut && !fields.some(({ path }) => hasPosition(path));
  const isPlain = !multikey && isWholly;
  const reverse = isPlain ? isBackward(fields, fixed, sort) : undefined;
  const sorted = sort.length === 0 || reverse !== undefined;
  const unique = index.unique && points === fields.length ? 50 : 0;
  const score = points * 10 + (bounds.length - points) * 5 + unique + (sort.length > 0 && sorted ? 3 : 0);
  const covered = isWholly && bounds.length === leaves.length && isCovered(bounds, leaves);
  // A document has each key once, so the entries of one whole key are one for each document that has it.
  const exact = covered && (isPlain ? points === leaves.length : fixed === fields.length);
  return { index, bounds, reverse: reverse === true, sorted, score, covered, exact };
}

/** Whether the entries within the bounds are exactly those of the matches. */
function isCovered(bounds: Interval[][], leaves: Leaf[]): boolean {
  const longest = bounds.reduce((sum, part) => sum + Math.max(0, ...part.map(({ low }) => low.length)), 0);
  const paths = new Set(leaves.map(({ path }) => path));
  if (!isWhole(longest) || paths.size < leaves.length) return false;
  return leaves.every(({ comparison }) => comparison && isExact(comparison));
}

/** A field whose path runs through the same array as an earlier one may match by another element. */
const sharesArray = (fields: IndexField[], position: number): boolean =>
  fields.slice(0, position).some(({ parts }) => parts[0] === fields[position]?.parts[0]);

/**
 * A query takes a number in a path for a position and for a name, an index only for a position; the two differ where the name is
 * missing, which counts as null.
 */
const hasPosition = (path: string): boolean => path.split('.').some(isIndex);

type IntervalSetsOf = (path: string) => Interval[][];

/** The intervals in which each of the conditions on a path can hold; worked out once for all indexes. */
function intervalSetsFor(leaves: Leaf[]): IntervalSetsOf {
  const cached = new Map<string, Interval[][]>();
  let intervalsLeft = maxIntervals;
  const setsOf = (path: string): Interval[][] =>
    leaves.flatMap(({ path: other, comparison }) => {
      if (other !== path || !comparison || intervalsLeft <= 0) return [];
      if (hasPosition(path) && mayMatchNull(comparison)) return [];
      const intervals = intervalsOf(comparison);
      intervalsLeft -= intervals?.length ?? 0;
      return intervals ? [intervals] : [];
    });
  return (path) => {
    const intervalSets = cached.get(path) ?? setsOf(path);
    cached.set(path, intervalSets);
    return intervalSets;
  };
}

/** The intervals in which all conditions on a field of an index can hold, or `undefined` when they may hold anywhere. */
function fieldIntervals(sets: Interval[][], multikey: boolean): Interval[] | undefined {
  const exact = sets.find((set) => set.every(({ isPoint }) => isPoint));
  if (exact || sets.length <= 1 || multikey) return exact ?? sets[0];
  return sets.reduce((combined, set) =>
    combined.length === 1 && set.length === 1 && combined[0] && set[0]
      ? intersect(combined[0], set[0])
      : combined,
  );
}

/** Whether the index must be read backward to give this order, or `undefined` when it cannot give it. */
function isBackward(fields: IndexField[], fixed: number, sort: Sort): boolean | undefined {
  const settled = fields.slice(0, fixed).map(({ path }) => path);
  const unsettled = sort.filter(({ path }) => !settled.includes(path));
  return [false, true].find((backward) =>
    unsettled.every(({ path, descending }, index) => {
      const field = fields[fixed + index];
      return field?.path === path && field.descending === (descending !== backward);
    }),
  );
}

function rangesOf(index: Index, bounds: Interval[][], reverse: boolean): Plan['ranges'] {
  let keys: Interval[] = [{ low: Buffer.alloc(0), high: Buffer.alloc(0) }];
  for (const [position, intervals] of bounds.entries()) {
    const descending = index.fields[position]?.descending === true;
    keys = keys.flatMap(({ low, high }) =>
      intervals.map((part) => ({
        low: Buffer.concat([low, descending ? inverted(part.high) : part.low]),
        high: Buffer.concat([high, descending ? inverted(part.low) : part.high]),
      })),
    );
  }
  const ranges = keys
    .map(({ low, high }) => ({
      start: entryPrefix(index.id, fitBound(low)),
      end: after(entryPrefix(index.id, fitBound(high))),
    }))
    .sort((a, b) => Buffer.compare(a.start, b.start));
  const merged: Plan['ranges'] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (!last || Buffer.compare(range.start, last.end) >= 0) merged.push(range);
    else if (Buffer.compare(range.end, last.end) > 0) last.end = range.end;
  }
  return reverse ? merged.reverse() : merged;
}
