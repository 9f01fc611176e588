import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import {
  foldSubject,
  isFeeChange,
  type AuditAction,
  type AuditActor,
  type AuditChange,
  type AuditSubject,
} from '@school/domain';
import { Types, type Connection, type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { CLOCK, type Clock } from '../common/clock';
import { currentActor, currentCall } from '../common/current-call';
import { unlessTaken } from '../database/duplicate-key';
import { LOG, type Log } from '../logging/log';
import { AUDIT, UNAUDITED, type Audited, type StoredAuditEntry } from './audit.schema';

/** The number of documents with missing lines that one call reads. */
const BATCH = 100;

const FIRST_ID = new Types.ObjectId('000000000000000000000000');

type Carrier = Audited & { readonly _id: Types.ObjectId | string };

/**
 * The audit log (D60). The write that changes a document also stores its line in it, so that there is no change without one; then
 * the line is inserted into the log, once, and removed from the document. Lines that a process left behind when it ended are
 * inserted before anybody reads the log.
 */
@Injectable()
export class AuditTrail {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** A line about the present action. @param by its author, if it is not the account that calls */
  line(
    action: AuditAction,
    subject: AuditSubject,
    changes: readonly AuditChange[] = [],
    by?: AuditActor,
  ): StoredAuditEntry {
    const call = currentCall();
    const actor = currentActor();
    const author = by ?? actor?.by ?? call?.user;
    const address = actor ? actor.address : call?.ip;
    return {
      _id: new Types.ObjectId(),
      at: this.clock.now(),
      action,
      ...(author && { by: { id: author.id, username: author.username, fname: author.fname } }),
      ...(call === undefined && !actor ? { isAtOfficePc: true } : address !== undefined && { address }),
      subject: { ...subject, folded: foldSubject(subject.id) },
      changes,
      ...(isFeeChange({ action, changes }) && { isFeeChange: true }),
    };
  }

  /** Inserts a document with its line. @returns whether it is stored; false where a unique index has one like it */
  async create<Stored extends Carrier>(
    model: Model<Stored>,
    document: Omit<Stored, '_id'> & Partial<Pick<Stored, '_id'>>,
    line: StoredAuditEntry,
  ): Promise<boolean> {
    const carriers = this.connection.model<Carrier>(model.modelName);
    return unlessTaken(async () => {
      const { _id } = await carriers.create({ ...document, unaudited: [line] });
      await this.keep(model.modelName, _id, line);
    });
  }

  /** Changes the document that a filter finds, with its line. @returns whether it found one */
  async update<Stored extends Carrier>(
    model: Model<Stored>,
    filter: QueryFilter<Stored> & Pick<Stored, '_id'>,
    update: UpdateQuery<Stored>,
    line: StoredAuditEntry,
    options: { readonly upsert?: boolean } = {},
  ): Promise<boolean> {
    const audited = { ...update, $push: { ...update.$push, unaudited: line } } as UpdateQuery<Stored>;
    const { matchedCount, upsertedCount } = await model.updateOne(filter, audited, options);
    if (matchedCount + upsertedCount === 0) return false;
    await this.keep(model.modelName, filter._id, line);
    return true;
  }

  /** Writes a line about an action that changes no document. */
  async write(line: StoredAuditEntry): Promise<void> {
    await this.insert([line]);
  }

  /** Inserts the line of a stored write into the log. It never fails: the next reader inserts a line that could not be. */
  async keep(name: string, _id: Carrier['_id'], line: StoredAuditEntry): Promise<void> {
    await this.keepAll(name, [{ _id, unaudited: [line] }]);
  }

  /** Inserts the lines of documents that were written together. */
  async keepAll(name: string, documents: readonly Carrier[]): Promise<void> {
    try {
      await this.insert(documents.flatMap(({ unaudited = [] }) => unaudited));
      await this.takeOff(this.connection.model<Carrier>(name), documents);
    } catch (err) {
      this.log.warn({ err }, 'a line of the audit log stays with its document until the log is read');
    }
  }

  /** Completes the log: it then has the line of every change that was acknowledged before the call. */
  async catchUp(): Promise<void> {
    const carriers = Object.entries(this.connection.models).filter(
      ([, { schema }]) => UNAUDITED in schema.paths,
    );
    await Promise.all(carriers.map(([name]) => this.catchUpOn(this.connection.model<Carrier>(name))));
  }

  private async catchUpOn(carriers: Model<Carrier>): Promise<void> {
    let batch: Carrier[];
    do {
      batch = await carriers
        .find({ 'unaudited._id': { $gt: FIRST_ID } }, { [UNAUDITED]: 1 })
        .limit(BATCH)
        .lean<Carrier[]>();
      await this.insert(batch.flatMap(({ unaudited = [] }) => unaudited));
      await this.takeOff(carriers, batch);
    } while (batch.length === BATCH);
  }

  /** Inserts lines; each is in the log once, under its own id, however often it is inserted. */
  private async insert(lines: readonly StoredAuditEntry[]): Promise<void> {
    if (lines.length === 0) return;
    await this.connection.model<StoredAuditEntry>(AUDIT).bulkWrite(
      lines.map(({ _id, ...line }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: line }, upsert: true },
      })),
      { ordered: false },
    );
  }

  /** Removes inserted lines from documents, past Mongoose's hooks, as their content does not change. */
  private async takeOff(carriers: Model<Carrier>, documents: readonly Carrier[]): Promise<void> {
    if (documents.length === 0) return;
    await carriers.bulkWrite(
      documents.map(({ _id, unaudited = [] }) => {
        const pull = { [UNAUDITED]: { _id: { $in: unaudited.map((line) => line._id) } } };
        return { updateOne: { filter: { _id }, update: { $pull: pull } } };
      }),
    );
  }
}
