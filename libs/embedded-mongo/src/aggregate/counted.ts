import { doc, Int32, integer, isDoc, type Doc, type Value } from '../bson/values';
import { countUnread, findRows, type Search } from '../query/find-rows';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import type { Documents } from './stages';

export interface StageSpec {
  name: string;
  argument: Value;
}

/** Whether a stage needs only to know how many documents there are, as `countDocuments` does. */
export function onlyCounts(stage: StageSpec | undefined): stage is StageSpec {
  if (stage?.name === '$count') return true;
  if (stage?.name !== '$group' || !isDoc(stage.argument)) return false;
  return [...stage.argument].every(([name, value]) =>
    name === '_id'
      ? isConstant(value)
      : isDoc(value) && value.size === 1 && isConstant(value.get('$sum') ?? '$'),
  );
}

const isConstant = (value: Value): boolean =>
  value === null ||
  (typeof value !== 'string' && typeof value !== 'object') ||
  (typeof value === 'object' && !isDoc(value) && !Array.isArray(value));

/** What a stage that only counts makes of a search, whose documents are not read where their number is known. */
export function counted(
  store: Store,
  collection: Collection | undefined,
  search: Search,
  stage: StageSpec,
  apply: (documents: Documents, stage: StageSpec) => Documents,
): Documents {
  const unread = countUnread(store, collection, search);
  if (unread === undefined) return apply(empties(findRows(store, collection, search)), stage);
  // The stage is made in any case: it refuses a wrong argument.
  const whole = apply(empties(Array.from({ length: Math.min(unread, 1) }, () => true)), stage);
  const name = counterOf(stage);
  if (name === undefined) return apply(empties(Array.from({ length: unread }, () => true)), stage);
  return multiplied(whole, name, unread);
}

/** The field that counts one for each document, where that is the only one that counts. */
function counterOf({ name, argument }: StageSpec): string | undefined {
  if (name === '$count') return typeof argument === 'string' ? argument : undefined;
  const fields = isDoc(argument) ? [...argument].filter(([field]) => field !== '_id') : [];
  const [field, ...more] = fields;
  const sum = isDoc(field?.[1]) ? field[1].get('$sum') : undefined;
  return more.length === 0 && sum instanceof Int32 && sum.value === 1 ? field?.[0] : undefined;
}

/** The answer for one document, as it is for many. */
function* multiplied(answers: Documents, name: string, count: number): Documents {
  for (const answer of answers) yield answer && new Map([...answer, ...doc({ [name]: integer(count) })]);
}

function* empties(rows: Iterable<unknown>): Documents {
  const nothing: Doc = new Map();
  for (const row of rows) yield row ? nothing : undefined;
}
