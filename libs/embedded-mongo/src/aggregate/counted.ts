import { type Doc, Int32, integer, isDoc, type Value } from '../bson/values';
import { countUnread, findRows, type Search } from '../query/find-rows';
import type { Collection } from '../storage/catalog';
import type { Store } from '../storage/store';
import type { Documents } from './stages';

/** What a stage answers that only counts documents: the constant fields before, and the one with the number. */
export interface Counter {
  constants: Doc;
  field: string;
}

/** Reads `$count`, and `$group` as `countDocuments` writes it; `undefined` for a stage that does more than count. */
export function counterOf(name: string | undefined, argument: Value | undefined): Counter | undefined {
  if (name === '$count' && typeof argument === 'string') return { constants: new Map(), field: argument };
  if (name !== '$group' || !isDoc(argument) || argument.size !== 2) return undefined;
  const id = argument.get('_id');
  const [field, spec] = [...argument].find(([key]) => key !== '_id') ?? [];
  const one = isDoc(spec) && spec.size === 1 ? spec.get('$sum') : undefined;
  const isConstant = id === null || id instanceof Int32;
  if (field === undefined || !isConstant || !(one instanceof Int32) || one.value !== 1) return undefined;
  return { constants: new Map([['_id', id]]), field };
}

/** Counts what a search finds, without reading the documents where their number is known. */
export function* counted(
  store: Store,
  collection: Collection | undefined,
  search: Search,
  { constants, field }: Counter,
): Documents {
  let n = countUnread(store, collection, search);
  if (n === undefined) {
    n = 0;
    for (const row of findRows(store, collection, search)) {
      if (row) n += 1;
      yield undefined;
    }
  }
  if (n > 0) yield new Map([...constants, [field, integer(n)]]);
}
