import { decode } from '../bson/decode';
import { doc, emptyDoc, integer, type Doc, type Value } from '../bson/values';
import { CommandError } from '../errors';
import { matches } from '../query/filter';
import { type Row, allRows, findRows, type Search } from '../query/find-rows';
import { planQuery } from '../query/planner';
import type { Collection } from '../storage/catalog';
import { rowKey } from '../storage/keys';
import { collectionOf, type Context, inTransaction, optionalBoolean, type Turn } from './context';

/** One change that a write command asks for: what it looks for, and what it does with what is found. */
export interface Statement<T> {
  search: Search;
  change: (rows: Row[]) => T;
}

const maxBatch = 100_000;

/** So many rows or keys are read inside the transaction that changes them. */
const shortScan = 500;

/** Told apart by its counts: whether a collection has changed since someone looked. */
const changes = new WeakMap<Collection, number>();

export const noteChange = (collection: Collection): void =>
  void changes.set(collection, (changes.get(collection) ?? 0) + 1);

interface Found {
  collection: Collection;
  changes: number | undefined;
  rows: number[];
}

/** Whether a search has to read many rows or keys before it ends. */
function scans(context: Context, { filter, sort, hint }: Search): boolean {
  const collection = collectionOf(context);
  if (!collection || collection.count <= shortScan) return false;
  const { index, ranges } = planQuery(collection, filter, sort, hint);
  if (!index) return true;
  let left = shortScan;
  for (const range of ranges) {
    for (const _ of context.store.range({ ...range, limit: left })) left -= 1;
    if (left <= 0) return true;
  }
  return false;
}

/** Finds rows in turns with other commands, before the transaction that will change them. */
function* lookAhead(context: Context, read: () => Search): Generator<Turn, Found | undefined> {
  const collection = collectionOf(context);
  const search = collection && readable(read);
  if (!search || !scans(context, search)) return undefined;
  const found: Found = { collection, changes: changes.get(collection), rows: [] };
  for (const step of findRows(context.store, collection, search)) {
    if (step) found.rows.push(step.row);
    yield undefined;
  }
  return found;
}

/** A statement that cannot be read is refused when its turn comes. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}

/**
 * The rows that a search finds now. Those found ahead are taken where nothing has changed since; else where they still
 * match, and where no other one can have taken the place of one that does not.
 */
function rowsOf(context: Context, search: Search, found: Found | undefined): Row[] {
  const collection = collectionOf(context);
  if (found && collection === found.collection) {
    const isSame = changes.get(collection) === found.changes;
    const rows = found.rows.flatMap((row): Row[] => {
      const bytes = context.store.get(rowKey(collection.id, row));
      return bytes && (isSame || matches(search.filter, decode(bytes))) ? [{ row, bytes }] : [];
    });
    const isWhole = rows.length === found.rows.length && (isSame || rows.length > 0);
    if (isWhole || (search.limit === Infinity && rows.length > 0)) return rows;
  }
  return allRows(context.store, collection, search);
}

/** Runs one statement as a transaction of its own. */
export function* runStatement<T>(context: Context, read: () => Statement<T>): Generator<Turn, T> {
  const found = yield* lookAhead(context, () => read().search);
  return yield* inTransaction(() => {
    const { search, change } = read();
    return change(rowsOf(context, search, found));
  });
}

/** Whether a batch is of a size that is allowed, and whether it ends at its first failure. */
function isOrdered({ command }: Context, size: number): boolean {
  if (size === 0 || size > maxBatch)
    throw new CommandError(
      21,
      `Write batch sizes must be between 1 and ${maxBatch}. Got ${size} operations.`,
    );
  return !command.has('ordered') || optionalBoolean(command, 'ordered');
}

interface Part {
  /** The `writeErrors` of the reply. */
  errors: Value[];
  /** The statement that comes next. */
  next: number;
}

/**
 * Runs the statements of a batch from `first` on.
 *
 * @param run says `false` to stop before a statement
 */
export function runBatch(context: Context, size: number, run: (index: number) => boolean, first = 0): Part {
  const ordered = isOrdered(context, size);
  const errors: Value[] = [];
  for (let next = first; next < size; next += 1) {
    try {
      if (!run(next)) return { errors, next };
    } catch (error) {
      // Anything else is a fault of the store or of this program and undoes the whole transaction.
      if (!(error instanceof CommandError)) throw error;
      const { code, message, details } = error;
      const shown = doc({ index: integer(next), code: integer(code), errmsg: message });
      errors.push(new Map([...shown, ...(details ?? [])]));
      if (ordered) break;
    }
  }
  return { errors, next: size };
}

/**
 * Runs the statements of a write command. They share a transaction, but one that must read a whole collection begins
 * a new one, after it has done so in turns with other commands.
 *
 * @returns the `writeErrors` of the reply
 */
export function* runStatements<T>(
  context: Context,
  statements: Doc[],
  read: (statement: Doc) => Statement<T>,
  note: (result: T, index: number) => void,
): Generator<Turn, Value[]> {
  const statementAt = (index: number) => read(statements[index] ?? emptyDoc());
  const errors: Value[] = [];
  for (let first = 0; first === 0 || first < statements.length;) {
    const found = yield* lookAhead(context, () => statementAt(first).search);
    const part = yield* inTransaction(() => {
      const results: [T, number][] = [];
      const run = (index: number): boolean => {
        const { search, change } = statementAt(index);
        if (index > first && scans(context, search)) return false;
        results.push([change(rowsOf(context, search, index === first ? found : undefined)), index]);
        return true;
      };
      return { ...runBatch(context, statements.length, run, first), results };
    });
    part.results.forEach(([result, index]) => note(result, index));
    errors.push(...part.errors);
    first = part.next;
  }
  return errors;
}
