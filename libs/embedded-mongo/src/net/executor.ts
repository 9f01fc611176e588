import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Doc } from '../bson/values';
import { checkCommand } from '../commands/check';
import { clearDiscarded, type Context, type Transaction, type Turn } from '../commands/context';
import { beginStep } from '../effort';
import { badValue, CommandError } from '../errors';
import { Cursors, elapsedTime, type ReplyMemory } from '../query/cursors';
import { DamagedStoreError, RestartNeededError, type Store, StoreStoppedError } from '../storage/store';
import { storeError } from '../storage/store-error';
import { Catalog } from '../tables/catalog';

/** How long one command may keep the others waiting, in milliseconds. */
const sliceTime = 4;

/** How long the changes of one transaction may take, in milliseconds: all together, and each at the least. */
const transactionTime = 16;
const leastTime = 2;

/** How long a transaction waits for as many changes as the last one had, in milliseconds. */
const gatherTime = 1;

interface WaitingWrite {
  change: Transaction;
  done: () => void;
  fail: (reason: unknown) => void;
}

const unlimited: ReplyMemory = { take: () => true, wait: () => Promise.resolve() };

/** The commands by which a client finds out that the server is there. */
const handshake = new Set(['hello', 'isMaster', 'ismaster', 'ping']);

export function errorReply(error: unknown): Doc {
  const { fields } = error instanceof CommandError ? error : storeError(error);
  return new Map([['ok', 0], ...fields]);
}

/**
 * Runs commands: reads in turns, and writes in groups that share one transaction and so one flush to the disk.
 *
 * @param elapsed milliseconds that only ever grow, so that setting the clock neither ends nor prolongs a turn
 * @param onRestartNeeded called when only another process can continue with the store
 */
export class Executor {
  readonly cursors: Cursors;
  private readonly catalog: Catalog;
  private waiting: WaitingWrite[] = [];
  private lastGroup = 1;
  /** Set when the store can no longer be read or written. */
  private stopped: StoreStoppedError | DamagedStoreError | undefined;
  private isEnding = false;
  private tidying = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly elapsed = elapsedTime,
    private readonly onRestartNeeded: () => void = () => undefined,
  ) {
    this.cursors = new Cursors(elapsed);
    this.catalog = new Catalog(store);
  }

  /** Answers a command; failures are answers too. */
  async run(command: Doc, connectionId: number, account = unlimited): Promise<Doc> {
    try {
      const { name, definition } = checkCommand(command);
      if (this.stopped && !handshake.has(name)) throw this.stopped;
      const context = this.contextOf(command, connectionId, account);
      return await this.complete(definition.run(context));
    } catch (error) {
      return errorReply(error instanceof DamagedStoreError ? this.damage(error) : error);
    }
  }

  private stop(reason: StoreStoppedError): void {
    this.stopped = reason;
    if (reason instanceof RestartNeededError) this.onRestartNeeded();
  }

  private damage({ key, message }: DamagedStoreError): CommandError {
    const place = key ? `${this.catalog.describe(key)}: ` : '';
    return new CommandError(
      301,
      `the embedded database is damaged: ${place}${message}. Nothing was stored. Stop the office and restore the last backup: npm run restore -- FILE`,
    );
  }

  /**
   * The work of the start and of each round: closes unread cursors, removes what is left of drops and unfinished index builds.
   */
  housekeeping(): Promise<void> {
    this.tidying = this.tidying.then(() => this.tidy());
    return this.tidying;
  }

  /** Ends the work between two transactions, so that the store can be closed; then every command is refused (11600). */
  async end(): Promise<void> {
    this.isEnding = true;
    await this.tidying;
    await nextTurn();
  }

  private async tidy(): Promise<void> {
    this.cursors.expire();
    try {
      await this.enqueue(() => this.catalog.dropUnfinished());
    } catch {
      // If this fails, the next round tries again.
    }
    await this.complete(clearDiscarded(this.store));
  }

  private contextOf(command: Doc, connectionId: number, account: ReplyMemory): Context {
    const db = command.get('$db');
    if (typeof db !== 'string') throw badValue('OP_MSG requests require a $db argument');
    if (db === '' || db.length > 63 || /[/\\. "$*<>:|?\0]/.test(db))
      throw new CommandError(73, `Invalid database name: '${db}'`);
    const { store, catalog, cursors } = this;
    return { store, catalog, cursors, db, command, connectionId, account };
  }

  /** Runs a command to its end: it waits for each of its changes, and takes turns while it reads. */
  private async complete<T>(steps: Generator<Turn, T>): Promise<T> {
    let sliceEnd = this.elapsed() + sliceTime;
    beginStep();
    let step = steps.next();
    while (!step.done) {
      if (step.value || this.elapsed() >= sliceEnd) {
        try {
          await this.turn(step.value);
        } catch (error) {
          beginStep();
          // The command may have to undo something.
          step = steps.throw(error);
          continue;
        }
        sliceEnd = this.elapsed() + sliceTime;
      }
      beginStep();
      step = steps.next();
    }
    return step.value;
  }

  private async turn(change: Turn): Promise<void> {
    if (typeof change === 'function') return this.enqueue(change);
    await (change ?? nextTurn());
    this.refuseWhenOver();
  }

  private refuseWhenOver(): void {
    if (this.isEnding) throw new CommandError(11600, 'interrupted at shutdown');
    if (this.stopped) throw this.stopped;
  }

  private async enqueue(change: Transaction): Promise<void> {
    this.refuseWhenOver();
    return new Promise((done, fail) => {
      if (this.waiting.length === 0) this.gather(this.elapsed() + gatherTime);
      this.waiting.push({ change, done, fail });
    });
  }

  /** Gathers changes for one transaction: clients answered together ask again together, and a short wait spares each a flush. */
  private gather(end: number): void {
    setImmediate(() => {
      if (this.waiting.length < this.lastGroup && this.elapsed() < end && !this.isEnding) this.gather(end);
      else {
        const group = this.waiting.splice(0);
        this.lastGroup = group.length;
        this.commit(group).forEach((answer) => answer());
      }
    });
  }

  /**
   * Commits all changes in one transaction; if that fails as a whole, each is tried alone, so that one fault hits one client.
   *
   * @returns functions that tell each client the result, now that it is on disk
   */
  private commit(group: WaitingWrite[]): (() => void)[] {
    try {
      const time = Math.max(transactionTime / group.length, leastTime);
      return this.store.transaction(() => {
        const answers = group.map((write) => this.attempt(write, time));
        beginStep();
        this.catalog.flush();
        return answers;
      });
    } catch (error) {
      if (error instanceof StoreStoppedError) this.stop(error);
      else this.readCatalogAnew();
      if (group.length > 1 && !this.stopped) return group.flatMap((write) => this.commit([write]));
      return group.map((write) => () => write.fail(this.stopped ?? error));
    }
  }

  /** Reads the catalogue again. If it is damaged, the server stops: collections that were not read would be taken for empty. */
  private readCatalogAnew(): void {
    try {
      this.catalog.load();
    } catch (error) {
      if (!(error instanceof DamagedStoreError)) throw error;
      this.stopped = error;
    }
  }

  /** Makes a change: a refusal becomes an answer, and any other error undoes the transaction. */
  private attempt({ change, done, fail }: WaitingWrite, time: number): () => void {
    const end = this.elapsed() + time;
    try {
      beginStep();
      change(() => this.elapsed() >= end);
      return done;
    } catch (error) {
      if (error instanceof CommandError) return () => fail(error);
      throw error;
    }
  }
}
