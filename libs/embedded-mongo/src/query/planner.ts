import { fitBound, inverted, isWhole } from '../bson/key-encoding';
import { sameValue } from '../bson/compare';
import type { Collection, Index, IndexField } from '../storage/catalog';
import { after, entriesOf, entryPrefix, rowsOf } from '../storage/keys';
import { type Comparison, conjuncts, type Filter, type Leaf } from './filter';
import { intersect, type Interval, intervalsOf, isExactPoint, isPoint } from './intervals';
import { isIndex } from './paths';
import type { SortField } from './sort';

export interface Plan {
  /** `undefined` reads the collection itself, in the order of insertion. */
  index: Index | undefined;
  /** Stretches of the store to read, in the order of reading. */
  ranges: { start: Buffer; end: Buffer }[];
  reverse: boolean;
  /** Whether the documents come in the order asked for. */
  sorted: boolean;
  /** Whether the ranges hold one entry for each document that the filter matches, and no other entry. */
  exact: boolean;
}

interface Candidate extends Plan {
  score: number;
}

/** More combinations of `$in` values than this are not looked up one by one. */
const maxRanges = 2000;

/**
 * Chooses how to read a collection for a filter and a sort.
 *
 * @param hint the index the client insists on
 */
export function planQuery(
  collection: Collection,
  filter: Filter,
  sort: readonly SortField[],
  hint?: Index,
): Plan {
  const parts = conjuncts(filter);
  const leaves = parts.filter((part): part is Leaf => part.kind === 'leaf');
  const indexes = hint ? [hint] : collection.indexes.filter((index) => servesFilter(index, leaves));
  const candidates = indexes.map((index) => planIndex(index, leaves, sort));
  const best = candidates.reduce<Candidate | undefined>(
    (a, b) => (a && a.score >= b.score ? a : b),
    undefined,
  );
  if (best && (best.score > 0 || hint))
    return { ...best, exact: best.exact && leaves.length === parts.length };
  const ranges = [rowsOf(collection.id)];
  return { index: undefined, ranges, reverse: false, sorted: sort.length === 0, exact: parts.length === 0 };
}

/** Whether an index that leaves documents out still holds all that the filter can match. */
function servesFilter(index: Index, leaves: Leaf[]): boolean {
  if (
    index.sparse &&
    !index.fields.some(({ path }) => leaves.some((leaf) => leaf.path === path && needsValue(leaf)))
  )
    return false;
  return (
    !index.partial ||
    conjuncts(index.partial.filter).every(
      (part) => part.kind === 'leaf' && leaves.some((leaf) => implies(leaf, part)),
    )
  );
}

/** Whether a condition can only hold where the field is there. */
function needsValue({ comparison }: Leaf): boolean {
  if (!comparison) return false;
  const { operator, value } = comparison;
  if (operator === '$exists' || operator === '$regex') return true;
  if (operator === '$elemMatch') return true;
  if (operator === '$in') return Array.isArray(value) && !value.includes(null);
  const end = typeof value === 'object' && value !== null && 'type' in value;
  return value !== null && !end;
}

function implies(leaf: Leaf, wanted: Leaf): boolean {
  if (leaf.path !== wanted.path || !wanted.comparison) return false;
  if (wanted.comparison.operator === '$exists') return needsValue(leaf);
  return (
    leaf.comparison?.operator === wanted.comparison.operator &&
    sameValue(leaf.comparison.value, wanted.comparison.value)
  );
}

function planIndex(index: Index, leaves: Leaf[], sort: readonly SortField[]): Candidate {
  const bounds: Interval[][] = [];
  let points = 0;
  for (const [at, field] of index.fields.entries()) {
    if (index.multikey && at > 0 && sharesArray(index.fields, at)) break;
    const intervals = fieldIntervals(field, leaves, index.multikey);
    if (!intervals) break;
    bounds.push(intervals);
    if (!intervals.every(isPoint)) break;
    points += 1;
    if (bounds.reduce((product, part) => product * part.length, 1) > maxRanges) break;
  }
  const fixed = bounds.filter((part, at) => at < points && part.length === 1).length;
  const order =
    index.multikey || index.cut || index.fields.some(hasPosition)
      ? undefined
      : sortOrder(index.fields, fixedPrefix(bounds, fixed), sort);
  const sorted = sort.length === 0 || order !== undefined;
  const reverse = order === 'backward';
  const unique = index.unique && points === index.fields.length ? 50 : 0;
  const score = points * 10 + (bounds.length - points) * 5 + unique + (sort.length > 0 && sorted ? 3 : 0);
  const exact = points === leaves.length && isExact(index, bounds, leaves);
  return { index, ranges: rangesOf(index, bounds, reverse), reverse, sorted, score, exact };
}

/** A document has one entry in an index that is not multikey; whether these entries are just those of the matches. */
function isExact(index: Index, bounds: Interval[][], leaves: Leaf[]): boolean {
  const paths = new Set(leaves.map(({ path }) => path));
  const longest = bounds.reduce((sum, part) => sum + Math.max(0, ...part.map(({ low }) => low.length)), 0);
  return (
    !index.multikey &&
    !index.cut &&
    !index.fields.some(hasPosition) &&
    paths.size === leaves.length &&
    isWhole(longest) &&
    leaves.every(({ comparison }) => comparison !== undefined && isExactPoint(comparison))
  );
}

/** A field whose path runs through the same array as an earlier one may be fulfilled by another element. */
function sharesArray(fields: IndexField[], at: number): boolean {
  return fields.slice(0, at).some(({ parts }) => parts[0] === fields[at]?.parts[0]);
}

/**
 * A query sees a number in a path as a position and as a name, an index as a position alone; they differ where the
 * name is missing, which is null.
 */
const hasPosition = (field: IndexField): boolean => field.parts.some(isIndex);

const mayMatchNull = ({ value }: Comparison): boolean =>
  value === null || (Array.isArray(value) && value.includes(null));

function fieldIntervals(field: IndexField, leaves: Leaf[], multikey: boolean): Interval[] | undefined {
  const sets = leaves
    .filter(
      (leaf) =>
        leaf.path === field.path && leaf.comparison && !(hasPosition(field) && mayMatchNull(leaf.comparison)),
    )
    .map((leaf) => (leaf.comparison ? intervalsOf(leaf.comparison) : undefined))
    .filter((set) => set !== undefined);
  const exact = sets.find((set) => set.every(isPoint));
  if (exact || sets.length <= 1 || multikey) return exact ?? sets[0];
  return sets.reduce((all, set) =>
    all.length === 1 && set.length === 1 && all[0] && set[0] ? intersect(all[0], set[0]) : all,
  );
}

/** How many leading fields are fixed to one value each. */
function fixedPrefix(bounds: Interval[][], fixed: number): number {
  const end = bounds.findIndex((part) => part.length !== 1 || !part.every(isPoint));
  return end < 0 ? fixed : Math.min(end, fixed);
}

function sortOrder(
  fields: IndexField[],
  fixed: number,
  sort: readonly SortField[],
): 'forward' | 'backward' | undefined {
  const fixedPaths = new Set(fields.slice(0, fixed).map(({ path }) => path));
  const wanted = sort.filter(({ path }) => !fixedPaths.has(path));
  const given = fields.slice(fixed);
  if (wanted.length > given.length) return undefined;
  const directions = wanted.map(({ path, descending }, at) => {
    const field = given[at];
    return field?.path === path ? field.descending !== descending : undefined;
  });
  if (directions.length === 0 || directions.every((flipped) => flipped === false)) return 'forward';
  return directions.every((flipped) => flipped === true) ? 'backward' : undefined;
}

function rangesOf(index: Index, bounds: Interval[][], reverse: boolean): Plan['ranges'] {
  if (bounds.length === 0) return [entriesOf(index.id)];
  let keys: { low: Buffer; high: Buffer }[] = [{ low: Buffer.alloc(0), high: Buffer.alloc(0) }];
  for (const [at, intervals] of bounds.entries()) {
    const oriented = intervals.map((interval) => orient(interval, index.fields[at]?.descending === true));
    keys = keys.flatMap(({ low, high }) =>
      oriented.map((part) => ({
        low: Buffer.concat([low, part.low]),
        high: Buffer.concat([high, part.high]),
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
    if (last && Buffer.compare(range.start, last.end) < 0)
      last.end = Buffer.compare(range.end, last.end) > 0 ? range.end : last.end;
    else merged.push(range);
  }
  return reverse ? merged.reverse() : merged;
}

const orient = ({ low, high }: Interval, descending: boolean): Interval =>
  descending ? { low: inverted(high), high: inverted(low) } : { low, high };
