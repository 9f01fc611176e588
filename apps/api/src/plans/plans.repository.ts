import {
  byEach,
  rowOutcomes,
  rowStates,
  type ImportState,
  type RowOutcome,
  type RowState,
} from '@school/domain';
import { Types, type Model } from 'mongoose';
import type { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { pageOf } from '../common/page-of';
import type { Page } from '../common/paged';
import type { StoredPlan, StoredPlanRow } from './plans.schema';

/** So many rows are written, or read, at a time. */
const BATCH = 500;

/** Plans in the list. */
const LISTED = 20;

/** What somebody looked at and never ran is gone after so long: it holds names and numbers of children. In milliseconds. */
const UNRUN_FOR = 7 * 24 * 60 * 60_000;

/** What a plan is in before it is run; one that was stopped may be planned anew, and was run all the same. */
const BEFORE_A_RUN: readonly ImportState[] = ['columns', 'preview'];

/** What is planned of a row, or became of it. */
export type SetOf<Row extends StoredPlanRow> = Partial<Omit<Row, '_id' | 'import' | 'row'>>;

/** What became of a row. */
export type DoneOf<Row extends StoredPlanRow> = SetOf<Row> & Pick<Row, 'outcome'>;

export interface PlanCounts {
  readonly states: Readonly<Record<RowState, number>>;
  readonly outcomes: Readonly<Record<RowOutcome, number>>;
}

export interface Looked {
  readonly state?: RowState | undefined;
  readonly outcome?: RowOutcome | undefined;
}

/** The filter of a plan of a revision; one that was never planned anew says none. */
export const revisionIs = (revision = 0) => ({ revision: revision === 0 ? null : revision });

/** Plans of a kind, and their rows. */
export abstract class PlansRepository<Plan extends StoredPlan, Row extends StoredPlanRow> {
  constructor(
    private readonly plans: Model<StoredPlan>,
    private readonly rows: Model<StoredPlanRow>,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Its rows come first: what was cut off before the plan itself is there names nothing, and is cleared away at a start.
   * @returns its id
   */
  async insert(
    made: Omit<Plan, '_id'>,
    rows: readonly Omit<Row, '_id' | 'import' | 'outcome'>[],
  ): Promise<Types.ObjectId> {
    const _id = new Types.ObjectId();
    for (let at = 0; at < rows.length; at += BATCH)
      await this.rows.insertMany(
        rows.slice(at, at + BATCH).map((row) => ({ ...row, import: _id, outcome: 'waiting' })),
        { lean: true },
      );
    await this.plans.insertMany([{ ...made, _id }]);
    return _id;
  }

  /** @param id an ObjectId as text */
  async find(id: string): Promise<Plan | null> {
    return this.plans.findById(id).lean<Plan>();
  }

  /** @param ran those alone that were run */
  async latest({ ran = false } = {}): Promise<Plan[]> {
    const wanted = ran ? { ranAt: { $exists: true } } : {};
    return this.plans.find(wanted).sort({ createdAt: -1 }).limit(LISTED).lean<Plan[]>();
  }

  async ofState(state: ImportState): Promise<Plan[]> {
    return this.plans.find({ state }).sort({ createdAt: -1 }).lean<Plan[]>();
  }

  /**
   * Changes a plan that is still in one of these states.
   * @param revision that it still has to have, where that matters
   * @returns whether it was
   */
  async change(
    _id: Types.ObjectId,
    from: readonly ImportState[],
    set: Partial<Omit<Plan, '_id'>> | Partial<Omit<StoredPlan, '_id'>>,
    line?: StoredAuditEntry,
    revision?: number,
  ): Promise<boolean> {
    const asRead = { _id, state: { $in: from }, ...(revision !== undefined && revisionIs(revision)) };
    if (line) return this.audit.update(this.plans, asRead, { $set: set }, line);
    return (await this.plans.updateOne(asRead, { $set: set })).matchedCount === 1;
  }

  /** The rows of a plan in their order, some at a time. */
  async *batches(of: Types.ObjectId): AsyncGenerator<readonly Row[]> {
    let after = 0;
    for (;;) {
      const batch = await this.rows
        .find({ import: of, row: { $gt: after } })
        .sort({ row: 1 })
        .limit(BATCH)
        .lean<Row[]>();
      const last = batch.at(-1);
      if (!last) return;
      yield batch;
      after = last.row;
    }
  }

  /** The same, one after the other. */
  async *eachRow(of: Types.ObjectId): AsyncGenerator<Row> {
    for await (const batch of this.batches(of)) yield* batch;
  }

  /** What waits to be run, first in the plan first. */
  async waiting(of: Types.ObjectId, most: number): Promise<Row[]> {
    return this.rows.find({ import: of, outcome: 'waiting' }).sort({ row: 1 }).limit(most).lean<Row[]>();
  }

  async page(of: Types.ObjectId, { state, outcome }: Looked, page: number, size: number): Promise<Page<Row>> {
    const wanted = {
      import: of,
      ...(state === undefined ? {} : { state }),
      ...(outcome === undefined ? {} : { outcome }),
    };
    const found = this.rows.find(wanted).sort({ row: 1 }).lean<Row[]>();
    return pageOf(found, this.rows.countDocuments(wanted), page, size);
  }

  async row(of: Types.ObjectId, row: number): Promise<Row | null> {
    return this.rows.findOne({ import: of, row }).lean<Row>();
  }

  /** Stores plans or outcomes, each over its row; one that was done meanwhile stays as it is. */
  async set(changed: readonly { readonly _id: Types.ObjectId; readonly set: SetOf<Row> }[]): Promise<void> {
    if (changed.length === 0) return;
    await this.rows.bulkWrite(
      changed.map(({ _id, set }) => ({
        updateOne: { filter: { _id, outcome: { $in: ['waiting', 'refused'] } }, update: { $set: set } },
      })),
      { ordered: false },
    );
  }

  /** Stores what became of rows that were run, in their order; what another process has stored of one stays. */
  async finish(rows: readonly Row[], done: readonly DoneOf<Row>[], doneAt: Date): Promise<void> {
    await this.rows.bulkWrite(
      rows.map(({ _id }, at) => ({
        updateOne: {
          filter: { _id, outcome: 'waiting' },
          update: { $set: { outcome: 'refused', ...done[at], doneAt } },
        },
      })),
      { ordered: false },
    );
  }

  /** Rows of a state that have nothing to be done: they are done with. */
  async settle(of: Types.ObjectId, state: RowState, outcome: RowOutcome, doneAt: Date): Promise<void> {
    await this.rows.updateMany({ import: of, outcome: 'waiting', state }, { $set: { outcome, doneAt } });
  }

  async counts(of: Types.ObjectId): Promise<PlanCounts> {
    const counted = async <Name extends string>(names: readonly Name[], path: 'state' | 'outcome') => {
      const counts = names.map((name) => this.rows.countDocuments({ import: of, [path]: name }));
      const all = await Promise.all(counts);
      return byEach(names, (name) => all[names.indexOf(name)] ?? 0);
    };
    return { states: await counted(rowStates, 'state'), outcomes: await counted(rowOutcomes, 'outcome') };
  }

  /** Takes away plans that were never run and are older than anybody waits for, with their rows. */
  async removeUnrun(now: Date): Promise<void> {
    const createdAt = { $lt: new Date(now.getTime() - UNRUN_FOR) };
    const old = await this.plans
      .find({ state: { $in: BEFORE_A_RUN }, createdAt }, { _id: 1 })
      .lean<Pick<StoredPlan, '_id'>[]>();
    for (const { _id } of old) await this.remove(_id);
  }

  /** Takes away rows begun before a moment that have no plan: the program was ended before the plan was there, or after it went. */
  async removeRowsOfNoPlan(before: Date): Promise<void> {
    const begun = { $lt: Types.ObjectId.createFromTime(before.getTime() / 1000) };
    let row = await this.firstRow(begun);
    while (row) {
      const { import: of } = row;
      if (!(await this.plans.exists({ _id: of }))) await this.removeRows(of);
      row = await this.firstRow({ ...begun, $gt: of });
    }
  }

  /** The first row of the next plan: a look into the index for each plan there is, and not at each row. */
  private async firstRow(
    of: Readonly<Record<string, Types.ObjectId>>,
  ): Promise<Pick<StoredPlanRow, 'import'> | null> {
    return this.rows
      .findOne({ import: of }, { _id: 0, import: 1 })
      .sort({ import: 1, row: 1 })
      .lean<Pick<StoredPlanRow, 'import'>>();
  }

  /**
   * Takes a plan away that was never run, with its rows. The plan first: whoever runs it at this moment finds it gone, or was
   * faster and keeps all of it.
   * @returns whether it is gone, also by somebody else who took it away at once; where it is not, somebody has run it
   */
  async remove(_id: Types.ObjectId): Promise<boolean> {
    const notRun = { state: { $in: BEFORE_A_RUN }, ranAt: null };
    const { deletedCount } = await this.plans.deleteOne({ _id, ...notRun });
    if (deletedCount === 0) return !(await this.plans.exists({ _id }));
    await this.removeRows(_id);
    return true;
  }

  /** Takes the rows of a plan away that is gone. */
  protected async removeRows(of: Types.ObjectId): Promise<void> {
    await this.rows.deleteMany({ import: of });
  }
}
