import { decode } from '../bson/decode';
import type { Doc, Value } from '../bson/values';
import { CommandError } from '../errors';
import { matches } from '../match/filter';
import { findRows, type Search } from '../query/find-rows';
import { rowKey } from '../storage/keys';
import type { IsOver } from '../storage/store';
import type { Collection } from '../tables/catalog';
import type { Row } from '../tables/rows';
import { collectionOf, type Context, searchRows, type Turn } from './context';

export interface Statement {
  search?: Search;
  /** Changes a document that was found, completely or not at all. */
  change?: (row: Row) => Changed;
  /** Runs where there is no search, or it found nothing. */
  insert?: (() => Changed) | undefined;
}

export interface Changed {
  matched: number;
  modified: number;
  bytes: number;
  inserted?: Value;
  /** The last document before and after its change; not kept for the statements of a batch. */
  before?: Doc | undefined;
  after?: Doc | undefined;
}

/** A statement that was begun: only the numbers of the rows it found, and its result for those before `position`. */
export interface BegunStatement {
  collection: Collection['id'] | undefined;
  rows: readonly number[];
  /** False where the search stopped at its limit: other rows may then take the place of one that no longer matches. */
  isAll: boolean;
  position: number;
  result: Changed;
}

/** How many bytes, or else one document, are written in one transaction. */
export const sliceBytes = 4 * 1024 * 1024;

export const unchanged: Changed = { matched: 0, modified: 0, bytes: 0 };

/** The rows of a search, or `undefined` where it takes too long or too much memory. */
function findQuickly(context: Context, search: Search, isOver: IsOver): Row[] | undefined {
  const rows: Row[] = [];
  let bytes = 0;
  for (const step of findRows(context.store, collectionOf(context), search)) {
    if (step) rows.push(step);
    bytes += step?.bytes.length ?? 0;
    const isLong = bytes > sliceBytes || isOver();
    if (isLong && rows.length < search.limit) return undefined;
  }
  return rows;
}

/**
 * Finds the rows of a statement in turns with other commands. These change documents meanwhile, and a document that moves within
 * an index may be met twice or never; so every changed row is looked at too, and each row once.
 *
 * @param changed rows that others change, from now until the transaction in which the statement begins
 */
export function* lookAhead(
  context: Context,
  collection: Collection,
  search: Search,
  changed: ReadonlySet<number>,
): Generator<Turn, () => BegunStatement> {
  const rowNumbers: number[] = [];
  for (const step of searchRows(context, search)) {
    if (step) rowNumbers.push(step.row);
    yield undefined;
  }
  return () => ({
    collection: collection.id,
    rows: [...new Set([...rowNumbers, ...changed])],
    isAll: rowNumbers.length < search.limit,
    position: 0,
    result: unchanged,
  });
}

/**
 * Begins a statement, or continues it, inside a transaction.
 *
 * @param earlier the point where it stopped
 * @returns its result, the point where it stopped when time was up, or `undefined` when it must look ahead first
 * @throws CommandError for a document that cannot be changed in this way; earlier changes of the statement stay
 */
export function proceed(
  context: Context,
  statement: Statement,
  earlier: BegunStatement | undefined,
  isOver: IsOver,
): Changed | BegunStatement | undefined {
  const { search, change, insert } = statement;
  if (!search || !change) return insert?.() ?? unchanged;
  const collection = collectionOf(context)?.id;
  if (earlier && earlier.collection !== collection)
    throw new CommandError(175, 'the collection was dropped while its documents were changed');
  const foundRows = earlier ? [] : findQuickly(context, search, isOver);
  if (!foundRows) return undefined;
  const rows = foundRows.map(({ row }) => row);
  const begun = earlier ?? { collection, rows, isAll: true, position: 0, result: unchanged };
  /** Reads a row again that was found in an earlier transaction, as it may have been changed since. */
  const reread = (row: number): Row | undefined => {
    const bytes = context.store.get(rowKey(begun.collection ?? 0, row));
    return bytes && matches(search.filter, decode(bytes)) ? { row, bytes } : undefined;
  };
  let { result } = begun;
  let written = 0;
  for (let { position } = begun; position < begun.rows.length; position += 1) {
    if (result.matched >= search.limit) break;
    if (position > begun.position && (written > sliceBytes || isOver()))
      return { ...begun, position, result };
    const row = foundRows[position] ?? reread(begun.rows[position] ?? 0);
    if (!row) continue;
    const changed = change(row);
    written += changed.bytes;
    result = {
      ...changed,
      matched: result.matched + changed.matched,
      modified: result.modified + changed.modified,
    };
  }
  if (result.matched > 0) return result;
  return begun.isAll ? (insert?.() ?? result) : undefined;
}
