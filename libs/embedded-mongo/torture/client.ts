import { BSON, type Document } from 'mongodb';
import { fixedIndexes, type NamedIndex } from './collections';
import type { Connection } from './connection';
import type { Database } from './database';
import type { Stored } from './documents';
import { draftWrites } from './draft-writes';
import { codeOf, Fault, textOf } from './fault';
import { ledgerWrites } from './ledger-writes';
import { manyStudentWrites } from './many-student-writes';
import { type Change, ClientModel, hashOf } from './model';
import type { Maker, Operation } from './operation';
import { oneLedgerOperations } from './one-ledger';
import { pictureOperations } from './picture-writes';
import { Random } from './random';
import { reads } from './reads';
import { type Shared, sharedWrites } from './shared';
import type { SmallDisk } from './small-disk';
import { studentWrites } from './student-writes';

const diskIsFull = 14031;
const namespaceNotFound = 26;
const cursorNotFound = 43;
const longestLog = 4000;

const kinds = [
  ...studentWrites,
  ...ledgerWrites,
  ...oneLedgerOperations,
  ...manyStudentWrites,
  ...sharedWrites,
  ...pictureOperations,
  ...draftWrites,
  ...reads,
];

/**
 * The kinds of operations in a round: all of them, or in half of the rounds only a few, since other operations can hide a fault
 * of one kind.
 */
export function makersOf(seed: string, round: number): Maker[] {
  const random = new Random(seed, 'kinds', round);
  const chosen = random.chance(50) ? kinds : random.some(kinds, random.between(1, 5));
  return chosen.flatMap(([weight, maker]) => Array.from({ length: weight }, () => maker));
}

const sameAnswer = (a: unknown, b: unknown): boolean =>
  Buffer.compare(BSON.serialize({ answer: a }), BSON.serialize({ answer: b })) === 0;

const sameNames = (
  stored: readonly string[] | undefined,
  known: readonly NamedIndex[] | undefined,
): boolean => JSON.stringify(stored?.toSorted()) === JSON.stringify(known?.map(({ name }) => name).sort());

type IndexChange = NonNullable<Operation['indexes']>;

export interface Surroundings {
  connection: Connection;
  database: Database;
  disk: SmallDisk;
  shared: Shared;
  seed: string;
  /** Called after each operation. */
  onDone: (outcome: 'done' | 'refused' | 'unanswered') => void;
}

/** One of the clients that use the database at the same time: it runs one operation after the other, and keeps its model. */
export class Client {
  readonly model: ClientModel;
  private number = 0;

  constructor(
    readonly client: number,
    private readonly surroundings: Surroundings,
  ) {
    this.model = new ClientModel(client);
  }

  /** Runs the next operations, up to this number or until somebody finds a fault. */
  async work(makers: readonly Maker[], operations: number, isOver: () => boolean): Promise<void> {
    for (let at = 0; at < operations && !isOver(); at += 1) {
      this.number += 1;
      // Each operation has random numbers of its own, so that one does not change those of the next.
      const random = new Random(this.surroundings.seed, 'client', this.client, this.number);
      const maker = random.pick(makers);
      const { model, number } = this;
      await this.perform(maker({ random, model, number, shared: this.surroundings.shared }));
    }
  }

  private async perform(operation: Operation): Promise<void> {
    const { connection, onDone } = this.surroundings;
    const { model } = this;
    const from = performance.now();
    model.busySince = from;
    try {
      let answer: unknown;
      try {
        answer = await connection.run(operation.run);
      } catch (error) {
        onDone(await this.refused(operation, error, from));
        return;
      }
      this.answered(operation, answer, from);
      onDone('done');
    } finally {
      model.busySince = undefined;
    }
  }

  private answered(operation: Operation, answer: unknown, from: number): void {
    const { changes, indexes, onAnswer, parts, refusal, text } = operation;
    if (refusal !== undefined) throw this.fault(operation, `was done and had to be refused (${refusal})`);
    if ('answer' in operation && !sameAnswer(answer, operation.answer))
      throw this.fault(operation, `answered ${difference(answer, operation.answer)}`);
    onAnswer?.(answer);
    this.model.apply(changes, parts, from, performance.now());
    if (indexes) this.model.indexes.set(indexes.collection, indexes.after);
    this.note(`${text}: done`);
  }

  private async refused(
    operation: Operation,
    error: unknown,
    from: number,
  ): Promise<'refused' | 'unanswered'> {
    const { changes, indexes, mayRefuse, parts, refusal, text } = operation;
    const { disk } = this.surroundings;
    const code = codeOf(error);
    const until = performance.now();
    if (code !== undefined && (code === refusal || mayRefuse?.(code))) {
      if (code === refusal) {
        this.model.apply(changes, parts, from, until);
        if (indexes) this.model.indexes.set(indexes.collection, indexes.after);
      }
      this.note(`${text}: refused (${code})`);
      return 'refused';
    }
    if (code === diskIsFull && disk.wasFull(from, until)) {
      await this.settle(operation, from, parts === 'whole' ? 'nothing' : 'a part');
      this.note(`${text}: the disk was full`);
      return 'refused';
    }
    if (!this.mayBeLost(code, from)) throw this.fault(operation, `failed: ${textOf(error)}`);
    await this.settle(operation, from, 'a part');
    this.note(`${text}: no answer, settled`);
    return 'unanswered';
  }

  /** Reads the result of an operation whose answer was lost: all, nothing, or a part where parts are allowed. */
  private async settle(operation: Operation, from: number, expected: 'nothing' | 'a part'): Promise<void> {
    const { changes, indexes, parts } = operation;
    const happened = await this.patiently(() => this.happened(changes));
    const isAll = happened.every((done) => done !== 'no');
    const isNothing = happened.every((done) => done !== 'yes');
    if (expected === 'nothing' && !isNothing) throw this.fault(operation, 'was refused and is stored');
    if (parts === 'whole' && !isAll && !isNothing) throw this.fault(operation, 'was done half');
    const firstMissing = happened.indexOf('no');
    if (parts === 'steps' && firstMissing >= 0 && happened.slice(firstMissing).includes('yes'))
      throw this.fault(operation, `was done out of its order: ${happened.join(' ')}`);
    const applied = changes.filter((_, at) => happened[at] === 'yes');
    this.model.apply(applied, parts, from, performance.now());
    if (indexes) await this.settleIndexes(indexes, operation);
    this.surroundings.shared.settle(this.model);
  }

  /** Whether each change happened; `same` if that makes no difference. */
  private async happened(changes: readonly Change[]): Promise<('yes' | 'no' | 'same')[]> {
    const outcomes: ('yes' | 'no' | 'same')[] = [];
    for (const { collection, id, after } of changes) {
      const stored = await this.surroundings.connection.run((db) =>
        db.collection<Stored>(collection).findOne({ _id: id }),
      );
      const found = stored ? hashOf(collection, stored) : undefined;
      const before = this.model.in(collection).get(id)?.hash;
      const wanted = after && hashOf(collection, after);
      if (found !== before && found !== wanted)
        throw new Fault(
          `${collection} ${id} is neither what it was nor what it became: ${shown(stored)}`,
          this.client,
          id,
        );
      outcomes.push(before === wanted ? 'same' : found === wanted ? 'yes' : 'no');
    }
    return outcomes;
  }

  private async settleIndexes({ collection, after }: IndexChange, operation: Operation): Promise<void> {
    const before = this.model.indexes.get(collection);
    const stored = await this.patiently(() => this.storedIndexes(collection));
    // A build may have made its collection without being finished.
    const possible = [before, after, ...(before ? [] : [[]])];
    const at = possible.findIndex((known) => sameNames(stored, known));
    if (at < 0) throw this.fault(operation, `left the indexes ${stored?.join(' ') ?? 'of no collection'}`);
    this.model.indexes.set(collection, possible[at]);
  }

  /** The names of the indexes that a client made itself; undefined without a collection. */
  private async storedIndexes(collection: string): Promise<string[] | undefined> {
    try {
      const listed = await this.surroundings.connection.run((db) =>
        db.collection(collection).listIndexes().toArray(),
      );
      const others = ['_id_', ...(fixedIndexes[collection] ?? []).map(({ name }) => name)];
      return listed.map(({ name }: Document) => String(name)).filter((name) => !others.includes(name));
    } catch (error) {
      if (codeOf(error) === namespaceNotFound) return undefined;
      throw error;
    }
  }

  /** Reads again while the database is being killed. */
  private async patiently<T>(read: () => Promise<T>): Promise<T> {
    for (;;) {
      const from = performance.now();
      try {
        return await read();
      } catch (error) {
        if (error instanceof Fault || !this.mayBeLost(codeOf(error), from)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  /** Whether an answer, or the rest of a cursor's, may be missing because the database was harmed or the driver stuck. */
  private mayBeLost(code: number | undefined, from: number): boolean {
    const { connection, database } = this.surroundings;
    if (code !== undefined && code !== cursorNotFound) return false;
    return database.wasDisturbed(from) || connection.wasRenewed(from);
  }

  private fault({ changes, text }: Operation, what: string): Fault {
    return new Fault(`client ${this.client}: ${text} ${what}`, this.client, changes[0]?.id);
  }

  private note(line: string): void {
    const { log } = this.model;
    log.push(`#${this.number} ${line}`);
    if (log.length > longestLog) log.splice(0, longestLog / 2);
  }
}

/** Describes where an answer differs from the expected one: in lists the first such document, in documents the field. */
function difference(answer: unknown, expected: unknown, place = ''): string {
  if (Array.isArray(answer) && Array.isArray(expected) && answer.length === expected.length) {
    const at = answer.findIndex((one, index) => !sameAnswer(one, expected[index]));
    return difference(answer[at], expected[at], `${place}[${at}]`);
  }
  if (isDocument(answer) && isDocument(expected) && answer['_id'] === expected['_id']) {
    const field = [...Object.keys(expected), ...Object.keys(answer)].find(
      (name) => !sameAnswer(answer[name], expected[name]),
    );
    if (field !== undefined)
      return difference(answer[field], expected[field], `${place}(${String(answer['_id'])}).${field}`);
  }
  const [got, wanted] =
    Array.isArray(answer) && Array.isArray(expected) ? [ids(answer), ids(expected)] : [answer, expected];
  return `${shown(got)} instead of ${shown(wanted)}${place && ` at ${place}`}`;
}

const isDocument = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The IDs of documents, which tell more than the beginning of the first one. */
const ids = (list: readonly unknown[]): unknown[] =>
  list.map((one) => (isDocument(one) && '_id' in one ? one['_id'] : one));

const shown = (value: unknown): string => {
  const text = BSON.EJSON.stringify({ value }).slice(9, -1);
  return text.length > 600 ? `${text.slice(0, 600)}...` : text;
};
