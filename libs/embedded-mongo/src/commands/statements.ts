import { decode } from '../bson/decode';
import type { Doc, Value } from '../bson/values';
import { CommandError } from '../errors';
import { matches } from '../query/filter';
import { type Row, allRows, findRows, type Search } from '../query/find-rows';
import { planQuery } from '../query/planner';
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
  /** The `_id` of a new document. */
  inserted?: Value;
  /** The last document, as it was and as it is; of the statements of a batch they are not kept. */
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
  return !planQuery(collection, search.filter, [], search.hint).index;
}

type Find = (context: Context, search: Search) => Row[];

const findNow: Find = (context, search) => allRows(context.store, collectionOf(context), search);

/**
 * Finds rows in turns with other commands, where that takes long. In the transaction they are taken where they still
 * match; where none does, another one may have taken its place, unless nothing has changed.
 */
function* lookAhead(context: Context, read: () => Statement): Generator<Turn, Find> {
  const collection = collectionOf(context);
  // A statement that cannot be read is refused when its turn comes.
  const statement = attempt(read);
  if (!collection || statement instanceof CommandError || !scans(context, statement.search)) return findNow;
  const { changes } = collection;
  const found: number[] = [];
  for (const step of findRows(context.store, collection, statement.search)) {
    if (step) found.push(step.row);
    yield undefined;
  }
  return ({ store }, search) => {
    if (collection !== collectionOf(context)) return findNow(context, search);
    const rows = found.flatMap((row): Row[] => {
      const bytes = store.get(rowKey(collection.id, row));
      return bytes && matches(search.filter, decode(bytes)) ? [{ row, bytes }] : [];
    });
    return rows.length > 0 || collection.changes === changes ? rows : findNow(context, search);
  };
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
    throw new CommandError(21, `Write batch sizes must be between 1 and ${maxBatch}, not ${size}.`);
  const isOrdered = !context.command.has('ordered') || optionalBoolean(context.command, 'ordered');
  const goesOn = (done: unknown[]) =>
    done.length < size && !(isOrdered && done.at(-1) instanceof CommandError);
  let outcomes: (Changed | CommandError)[] = [];
  while (goesOn(outcomes)) {
    const before = outcomes;
    const find = yield* lookAhead(context, () => read(before.length));
    outcomes = yield* inTransaction(() => {
      const done = [...before];
      while (goesOn(done)) {
        const isFirst = done.length === before.length;
        const outcome = attempt(() => {
          const { search, change } = read(done.length);
          if (!isFirst && scans(context, search)) return undefined;
          return change(search ? (isFirst ? find : findNow)(context, search) : []);
        });
        if (!outcome) break;
        if (size > 1 && 'after' in outcome) outcome.before = outcome.after = undefined;
        done.push(outcome);
      }
      return done;
    });
  }
  return outcomes;
}
