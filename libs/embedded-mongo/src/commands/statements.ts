import { decode } from '../bson/decode';
import type { Doc, Value } from '../bson/values';
import { CommandError } from '../errors';
import { matches } from '../query/filter';
import { allRows, findRows, type Search } from '../query/find-rows';
import { planQuery } from '../query/planner';
import type { Row } from '../query/scan';
import type { Collection } from '../storage/catalog';
import { rowKey } from '../storage/keys';
import { collectionOf, type Context, inTransaction, optionalBoolean, type Turn } from './context';

/** One change that a write command asks for: what it looks for, and what it does with what is found. */
export interface Statement {
  search?: Search;
  change: (rows: Row[]) => Changed;
}

export interface Changed {
  matched: number;
  modified: number;
  upserted?: Value;
  before?: Doc | undefined;
  after?: Doc | undefined;
}

const maxBatch = 100_000;

/** A collection of no more rows is read inside the transaction that changes it. */
const fewRows = 500;

/** Whether a search must look through a whole collection, as no index leads to what it looks for. */
function scans(context: Context, search: Search | undefined): search is Search {
  const collection = collectionOf(context);
  if (!search || !collection || collection.count <= fewRows) return false;
  return !planQuery(collection, search.filter, []).index;
}

/** What was found before the transaction that changes it. */
interface Found {
  collection: Collection;
  changes: number;
  rows: number[];
}

/** Finds rows in turns with other commands, where that takes long. */
function* lookAhead(context: Context, read: () => Statement): Generator<Turn, Found | undefined> {
  const collection = collectionOf(context);
  // A statement that cannot be read is refused when its turn comes.
  const statement = attempt(read);
  if (!collection || statement instanceof CommandError) return undefined;
  if (!scans(context, statement.search)) return undefined;
  const found: Found = { collection, changes: collection.changes, rows: [] };
  for (const step of findRows(context.store, collection, statement.search)) {
    if (step) found.rows.push(step.row);
    yield undefined;
  }
  return found;
}

/**
 * The rows that a search finds now. Those found ahead are taken where they still match; where none does, another one
 * may have taken its place, unless nothing has changed.
 */
function rowsFor(context: Context, search: Search, found: Found | undefined): Row[] {
  const collection = collectionOf(context);
  if (found && collection === found.collection) {
    const rows = found.rows.flatMap((row): Row[] => {
      const bytes = context.store.get(rowKey(collection.id, row));
      return bytes && matches(search.filter, decode(bytes)) ? [{ row, bytes }] : [];
    });
    if (rows.length > 0 || collection.changes === found.changes) return rows;
  }
  return allRows(context.store, collection, search);
}

/** A refusal as a value; anything else is a fault of the store or of this program and undoes the transaction. */
function attempt<T>(run: () => T): T | CommandError {
  try {
    return run();
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
}

/**
 * Runs the statements of a write command, an ordered one up to its first refusal. They share a transaction, but one that
 * must look through a whole collection begins a new one, after it has done so in turns with other commands.
 *
 * @returns what each did
 */
export function* runStatements(
  context: Context,
  size: number,
  read: (index: number) => Statement,
): Generator<Turn, (Changed | CommandError)[]> {
  if (size === 0 || size > maxBatch)
    throw new CommandError(
      21,
      `Write batch sizes must be between 1 and ${maxBatch}. Got ${size} operations.`,
    );
  const isOrdered = !context.command.has('ordered') || optionalBoolean(context.command, 'ordered');
  const goesOn = (done: unknown[]) =>
    done.length < size && !(isOrdered && done.at(-1) instanceof CommandError);
  let outcomes: (Changed | CommandError)[] = [];
  while (goesOn(outcomes)) {
    const before = outcomes;
    const found = yield* lookAhead(context, () => read(before.length));
    outcomes = yield* inTransaction(() => {
      const done = [...before];
      while (goesOn(done)) {
        const isFirst = done.length === before.length;
        const outcome = attempt(() => {
          const { search, change } = read(done.length);
          if (!isFirst && scans(context, search)) return undefined;
          return change(search ? rowsFor(context, search, isFirst ? found : undefined) : []);
        });
        if (!outcome) break;
        done.push(outcome);
      }
      return done;
    });
  }
  return outcomes;
}
