import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ImportState, ImportValues, RowOutcome, RowState } from '@school/domain';
import { Types, type Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import type { Page } from '../common/paged';
import { IMPORT, IMPORT_ROW, type StoredImport, type StoredRow } from './imports.schema';

/** So many rows are written, or read, at a time. */
const BATCH = 500;

/** A new register, and its rows. */
export type NewImport = Omit<StoredImport, '_id'>;
export type NewRow = Pick<StoredRow, 'row' | 'cells'>;
/** What is planned of a row, or became of it. */
export type RowSet = Partial<Omit<StoredRow, '_id' | 'import' | 'row' | 'cells'>>;

export interface ImportCounts {
  readonly states: Readonly<Record<RowState, number>>;
  readonly outcomes: Readonly<Record<RowOutcome, number>>;
}

/** Registers that were brought, and their rows. */
@Injectable()
export class ImportsRepository {
  constructor(
    @InjectModel(IMPORT) private readonly imports: Model<StoredImport>,
    @InjectModel(IMPORT_ROW) private readonly rows: Model<StoredRow>,
    private readonly audit: AuditTrail,
  ) {}

  /** Its rows come first: what was cut off before the import itself is there names nothing, and is cleared away. */
  async insert(made: NewImport, rows: readonly NewRow[]): Promise<StoredImport> {
    const _id = new Types.ObjectId();
    for (let at = 0; at < rows.length; at += BATCH)
      await this.rows.insertMany(
        rows.slice(at, at + BATCH).map((row) => ({ ...row, import: _id, outcome: 'waiting' })),
        { lean: true },
      );
    await this.imports.create({ ...made, _id });
    return { ...made, _id };
  }

  /** @param id an ObjectId as text */
  async find(id: string): Promise<StoredImport | null> {
    return this.imports.findById(id).lean<StoredImport>();
  }

  async latest(most: number): Promise<StoredImport[]> {
    return this.imports.find().sort({ createdAt: -1 }).limit(most).lean<StoredImport[]>();
  }

  async ofState(state: ImportState): Promise<StoredImport[]> {
    return this.imports.find({ state }).sort({ createdAt: -1 }).lean<StoredImport[]>();
  }

  /** Changes an import that is still in one of these states. @returns whether it was */
  async change(
    _id: Types.ObjectId,
    from: readonly ImportState[],
    set: Partial<Omit<StoredImport, '_id'>>,
    line?: StoredAuditEntry,
  ): Promise<boolean> {
    const { matchedCount } = await this.imports.updateOne(
      { _id, state: { $in: from } },
      { $set: set, ...(line && { $push: { unaudited: line } }) },
    );
    if (matchedCount === 1 && line) await this.audit.keep(IMPORT, _id, line);
    return matchedCount === 1;
  }

  /** The rows of an import in the order of the file, some at a time. */
  async *batches(of: Types.ObjectId): AsyncGenerator<readonly StoredRow[]> {
    let after = 0;
    for (;;) {
      const batch = await this.rows
        .find({ import: of, row: { $gt: after } })
        .sort({ row: 1 })
        .limit(BATCH)
        .lean<StoredRow[]>();
      const last = batch.at(-1);
      if (!last) return;
      yield batch;
      after = last.row;
    }
  }

  /** What waits to be run and has something to do, first in the file first. */
  async waiting(of: Types.ObjectId, most: number): Promise<StoredRow[]> {
    return this.rows
      .find({ import: of, outcome: 'waiting' })
      .sort({ row: 1 })
      .limit(most)
      .lean<StoredRow[]>();
  }

  async page(
    of: Types.ObjectId,
    state: RowState | undefined,
    page: number,
    size: number,
  ): Promise<Page<StoredRow>> {
    const wanted = { import: of, ...(state === undefined ? {} : { state }) };
    const [total, rows] = await Promise.all([
      this.rows.countDocuments(wanted),
      this.rows
        .find(wanted)
        .sort({ row: 1 })
        .skip((page - 1) * size)
        .limit(size)
        .lean<StoredRow[]>(),
    ]);
    return { rows, total };
  }

  async row(of: Types.ObjectId, row: number): Promise<StoredRow | null> {
    return this.rows.findOne({ import: of, row }).lean<StoredRow>();
  }

  /** The rows of these students, in the order of the file. */
  async ofStudents(of: Types.ObjectId, students: readonly string[]): Promise<StoredRow[]> {
    return this.rows
      .find({ import: of, student: { $in: students } })
      .sort({ row: 1 })
      .lean<StoredRow[]>();
  }

  /** Stores plans or outcomes, each over its row. */
  async set(changed: readonly { readonly _id: Types.ObjectId; readonly set: RowSet }[]): Promise<void> {
    if (changed.length === 0) return;
    await this.rows.bulkWrite(
      changed.map(({ _id, set }) => ({ updateOne: { filter: { _id }, update: { $set: set } } })),
      { ordered: false },
    );
  }

  /** Rows of a state that have nothing to be done: they are done with. */
  async settle(of: Types.ObjectId, state: RowState, outcome: RowOutcome, doneAt: Date): Promise<void> {
    await this.rows.updateMany({ import: of, outcome: 'waiting', state }, { $set: { outcome, doneAt } });
  }

  async counts(of: Types.ObjectId): Promise<ImportCounts> {
    const stateOf = (state: RowState) => this.rows.countDocuments({ import: of, state });
    const outcomeOf = (outcome: RowOutcome) => this.rows.countDocuments({ import: of, outcome });
    const [added, changed, same, refused] = await Promise.all([
      stateOf('new'),
      stateOf('changed'),
      stateOf('same'),
      stateOf('refused'),
    ]);
    const [waiting, registered, done, alike, not] = await Promise.all([
      outcomeOf('waiting'),
      outcomeOf('registered'),
      outcomeOf('changed'),
      outcomeOf('same'),
      outcomeOf('refused'),
    ]);
    return {
      states: { new: added, changed, same, refused },
      outcomes: { waiting, registered, changed: done, same: alike, refused: not },
    };
  }

  /** What the last import that was run gave each of these students. */
  async lastGiven(students: readonly string[]): Promise<ReadonlyMap<string, ImportValues>> {
    const rows = await this.rows
      .find({ student: { $in: students }, doneAt: { $exists: true } }, { student: 1, values: 1, outcome: 1 })
      .sort({ doneAt: 1 })
      .lean<Pick<StoredRow, 'student' | 'values' | 'outcome'>[]>();
    return new Map(
      rows.flatMap(({ student, values, outcome }) =>
        student === undefined || !values || outcome === 'refused' || outcome === 'waiting'
          ? []
          : [[student, values] as const],
      ),
    );
  }

  /** Takes away imports that were never run, begun before a moment, with their rows. */
  async removeUnrun(before: Date): Promise<void> {
    const old = await this.imports
      .find({ state: { $in: ['columns', 'preview'] }, createdAt: { $lt: before } }, { _id: 1, ranAt: 1 })
      .lean<Pick<StoredImport, '_id' | 'ranAt'>[]>();
    for (const { _id, ranAt } of old) if (!ranAt) await this.remove(_id);
  }

  async remove(_id: Types.ObjectId): Promise<void> {
    await this.imports.deleteOne({ _id });
    await this.rows.deleteMany({ import: _id });
  }
}
