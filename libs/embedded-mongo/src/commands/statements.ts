import { CommandError } from '../errors';
import type { IsOver } from '../storage/store';
import { isDiskFull, storeError } from '../storage/store-error';
import { collectionOf, type Context, inTransaction, optionalBoolean, type Turn } from './context';
import {
  type BegunStatement,
  type Changed,
  lookAhead,
  proceed,
  sliceBytes,
  type Statement,
} from './statement';

type Outcome = Changed | CommandError;

/** The work of one transaction: statements that ended, and perhaps one that continues in the next. */
interface Slice {
  ended: Outcome[];
  begun?: BegunStatement;
  /** Set where the next statement must look ahead. */
  isLong?: true;
}

const maxBatch = 100_000;

/** The code for a stopping server, which ends a whole command and not one of its statements, as in MongoDB. */
const interrupted = 11600;

/** Returns a refusal as a value; any other error is a fault of the store or of this program and undoes the transaction. */
function attempt<T>(run: () => T): T | CommandError {
  try {
    return run();
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
}

/** The statements of a write command; if it is ordered, the first refusal ends it. */
class Batch {
  readonly outcomes: Outcome[] = [];
  /** The statement read last, so that one that takes many transactions is read only once. */
  private current?: { index: number; statement: Statement };
  private readonly isOrdered: boolean;

  constructor(
    private readonly context: Context,
    private readonly size: number,
    private readonly readAt: (index: number) => Statement,
  ) {
    if (size === 0 || size > maxBatch)
      throw new CommandError(21, `Write batch sizes must be between 1 and ${maxBatch}, not ${size}.`);
    const { command } = context;
    this.isOrdered = !command.has('ordered') || optionalBoolean(command, 'ordered');
  }

  private read(index: number): Statement {
    if (this.current?.index !== index) this.current = { index, statement: this.readAt(index) };
    return this.current.statement;
  }

  /** Whether another statement must run after those that ended. */
  hasNext(ended: Outcome[] = []): boolean {
    const last = ended.at(-1) ?? this.outcomes.at(-1);
    if (this.isOrdered && last instanceof CommandError) return false;
    return this.outcomes.length + ended.length < this.size;
  }

  /** Runs statements inside a transaction until its time is over, or its bytes are used up. */
  run(isOver: IsOver, begun: BegunStatement | undefined): Slice {
    const ended: Outcome[] = [];
    let bytes = 0;
    while (this.hasNext(ended)) {
      const isFirst = ended.length === 0;
      if (!isFirst && (bytes > sliceBytes || isOver())) break;
      const index = this.outcomes.length + ended.length;
      const outcome = attempt(() =>
        proceed(this.context, this.read(index), isFirst ? begun : undefined, isOver),
      );
      if (!outcome) return isFirst ? { ended, isLong: true } : { ended };
      if ('rows' in outcome) return { ended, begun: outcome };
      if (!(outcome instanceof CommandError)) {
        bytes += outcome.bytes;
        if (this.size > 1) outcome.before = outcome.after = undefined;
      }
      ended.push(outcome);
    }
    return { ended };
  }

  /** Runs the next slice, after the search of its first statement where that takes long. */
  *next({ begun, isLong }: Slice): Generator<Turn, Slice> {
    const collection = collectionOf(this.context);
    if (!isLong || !collection) return yield* inTransaction((isOver) => this.run(isOver, begun));
    const changed = new Set<number>();
    const { watches } = collection;
    watches.add(changed);
    try {
      const { search } = this.read(this.outcomes.length);
      const beginFound = search && (yield* lookAhead(this.context, collection, search, changed));
      return yield* inTransaction((isOver) => this.run(isOver, beginFound?.()));
    } finally {
      watches.delete(changed);
    }
  }
}

/**
 * Runs the statements of a write command. Each document is changed completely or not at all, but the command is not: it is done
 * in slices, each a transaction, between which others work. A slice's changes stay when a later slice fails.
 *
 * @returns the result of each statement, up to one whose slice the store refused
 */
export function* runStatements(
  context: Context,
  size: number,
  read: (index: number) => Statement,
): Generator<Turn, Outcome[]> {
  const batch = new Batch(context, size, read);
  const { outcomes } = batch;
  let slice: Slice = { ended: [] };
  while (batch.hasNext()) {
    try {
      slice = yield* batch.next(slice);
    } catch (error) {
      // A statement whose search fails is refused like one whose change fails.
      if (error instanceof CommandError && error.code !== interrupted) slice = { ended: [error] };
      else if (isDiskFull(error) && (outcomes.length > 0 || slice.begun))
        return [...outcomes, storeError(error)];
      else throw error;
    }
    for (const outcome of slice.ended) outcomes.push(outcome);
  }
  return outcomes;
}
