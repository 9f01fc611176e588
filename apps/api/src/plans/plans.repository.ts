import {
  byEach,
  DAY,
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

/** Rows written, or read, by one call. */
const BATCH = 500;

/** Plans in the list. */
const LISTED = 20;

/** How long a plan that nobody ran is kept, in milliseconds: it holds names and numbers of children. */
const UNRUN_FOR = 7 * DAY;

/** The states before a run; a stopped plan that is planned again has one of them too, although it was run. */
const BEFORE_A_RUN: readonly ImportState[] = ['columns', 'preview'];

/** The fields of a row that a plan or a run sets. */
export type SetOf<Row extends StoredPlanRow> = Partial<Omit<Row, '_id' | 'import' | 'row'>>;

/** The outcome of a row, with whatever else a run stores. */
export type DoneOf<Row extends StoredPlanRow> = SetOf<Row> & Pick<Row, 'outcome'>;

export interface PlanCounts {
  readonly states: Readonly<Record<RowState, number>>;
  readonly outcomes: Readonly<Record<RowOutcome, number>>;
}

export interface Looked {
  readonly state?: RowState | undefined;
  readonly outcome?: RowOutcome | undefined;
}

/** The filter for a plan's revision; a plan that was never planned again has none. */
export const revisionFilter = (revision = 0) => ({ revision: revision === 0 ? null : revision });

/** Plans of a kind, and their rows. */
export abstract class PlansRepository<Plan extends StoredPlan, Row extends StoredPlanRow> {
  constructor(
    private readonly plans: Model<StoredPlan>,
    private readonly rows: Model<StoredPlanRow>,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Stores a plan after its rows. If this is cut off in between, the rows belong to no plan and are removed at a start.
   * @returns the id of the plan
   */
  async insert(
    plan: Omit<Plan, '_id'>,
    rows: readonly Omit<Row, '_id' | 'import' | 'outcome'>[],
  ): Promise<Types.ObjectId> {
    const _id = new Types.ObjectId();
    for (let start = 0; start < rows.length; start += BATCH)
      await this.rows.insertMany(
        rows.slice(start, start + BATCH).map((row) => ({ ...row, import: _id, outcome: 'waiting' })),
        { lean: true },
      );
    await this.plans.insertMany([{ ...plan, _id }]);
    return _id;
  }

  /** @param id an ObjectId as text */
  async find(id: string): Promise<Plan | null> {
    return this.plans.findById(id).lean<Plan>();
  }

  /** @param ran whether only plans that were run are wanted */
  async latest({ ran = false } = {}): Promise<Plan[]> {
    const filter = ran ? { ranAt: { $exists: true } } : {};
    return this.plans.find(filter).sort({ createdAt: -1 }).limit(LISTED).lean<Plan[]>();
  }

  async ofState(state: ImportState): Promise<Plan[]> {
    return this.plans.find({ state }).sort({ createdAt: -1 }).lean<Plan[]>();
  }

  /**
   * Changes a plan that is still in one of these states.
   * @param revision the one it must still have, where that matters
   * @returns whether it was changed
   */
  async change(
    _id: Types.ObjectId,
    from: readonly ImportState[],
    set: Partial<Omit<Plan, '_id'>> | Partial<Omit<StoredPlan, '_id'>>,
    line?: StoredAuditEntry,
    revision?: number,
  ): Promise<boolean> {
    const filter = { _id, state: { $in: from }, ...(revision !== undefined && revisionFilter(revision)) };
    if (line) return this.audit.update(this.plans, filter, { $set: set }, line);
    return (await this.plans.updateOne(filter, { $set: set })).matchedCount === 1;
  }

  /** The rows of a plan in their order, batch by batch. */
  async *batches(planID: Types.ObjectId): AsyncGenerator<readonly Row[]> {
    let after = 0;
    for (;;) {
      const batch = await this.rows
        .find({ import: planID, row: { $gt: after } })
        .sort({ row: 1 })
        .limit(BATCH)
        .lean<Row[]>();
      const last = batch.at(-1);
      if (!last) return;
      yield batch;
      after = last.row;
    }
  }

  /** The rows of a plan in their order, one by one. */
  async *eachRow(planID: Types.ObjectId): AsyncGenerator<Row> {
    for await (const batch of this.batches(planID)) yield* batch;
  }

  /** The waiting rows of a plan, in its order. */
  async waiting(planID: Types.ObjectId, most: number): Promise<Row[]> {
    return this.rows.find({ import: planID, outcome: 'waiting' }).sort({ row: 1 }).limit(most).lean<Row[]>();
  }

  async page(
    planID: Types.ObjectId,
    { state, outcome }: Looked,
    page: number,
    size: number,
  ): Promise<Page<Row>> {
    const filter = {
      import: planID,
      ...(state === undefined ? {} : { state }),
      ...(outcome === undefined ? {} : { outcome }),
    };
    const rows = this.rows.find(filter).sort({ row: 1 }).lean<Row[]>();
    return pageOf(rows, this.rows.countDocuments(filter), page, size);
  }

  async row(planID: Types.ObjectId, row: number): Promise<Row | null> {
    return this.rows.findOne({ import: planID, row }).lean<Row>();
  }

  /** Stores plans or outcomes of rows; a row that was done meanwhile stays as it is. */
  async set(changed: readonly { readonly _id: Types.ObjectId; readonly set: SetOf<Row> }[]): Promise<void> {
    if (changed.length === 0) return;
    await this.rows.bulkWrite(
      changed.map(({ _id, set }) => ({
        updateOne: { filter: { _id, outcome: { $in: ['waiting', 'refused'] } }, update: { $set: set } },
      })),
      { ordered: false },
    );
  }

  /** Stores the outcomes of rows, in their order; an outcome that another process has stored stays. */
  async finish(rows: readonly Row[], outcomes: readonly DoneOf<Row>[], doneAt: Date): Promise<void> {
    await this.rows.bulkWrite(
      rows.map(({ _id }, index) => ({
        updateOne: {
          filter: { _id, outcome: 'waiting' },
          update: { $set: { outcome: 'refused', ...outcomes[index], doneAt } },
        },
      })),
      { ordered: false },
    );
  }

  /** Ends all rows of a state that need nothing done. */
  async settle(planID: Types.ObjectId, state: RowState, outcome: RowOutcome, doneAt: Date): Promise<void> {
    await this.rows.updateMany({ import: planID, outcome: 'waiting', state }, { $set: { outcome, doneAt } });
  }

  async counts(planID: Types.ObjectId): Promise<PlanCounts> {
    const countsOf = async <Name extends string>(names: readonly Name[], path: 'state' | 'outcome') => {
      const counts = names.map((name) => this.rows.countDocuments({ import: planID, [path]: name }));
      const all = await Promise.all(counts);
      return byEach(names, (name) => all[names.indexOf(name)] ?? 0);
    };
    return { states: await countsOf(rowStates, 'state'), outcomes: await countsOf(rowOutcomes, 'outcome') };
  }

  /** Removes plans that were never run and are older than `UNRUN_FOR`, with their rows. */
  async removeUnrun(now: Date): Promise<void> {
    const createdAt = { $lt: new Date(now.getTime() - UNRUN_FOR) };
    const unrunPlans = await this.plans
      .find({ state: { $in: BEFORE_A_RUN }, createdAt }, { _id: 1 })
      .lean<Pick<StoredPlan, '_id'>[]>();
    for (const { _id } of unrunPlans) await this.remove(_id);
  }

  /** Removes rows begun before a moment that have no plan: the program ended before it was stored, or after it was removed. */
  async removeRowsOfNoPlan(before: Date): Promise<void> {
    const begunBefore = { $lt: Types.ObjectId.createFromTime(before.getTime() / 1000) };
    let row = await this.firstRow(begunBefore);
    while (row) {
      const { import: planID } = row;
      if (!(await this.plans.exists({ _id: planID }))) await this.removeRows(planID);
      row = await this.firstRow({ ...begunBefore, $gt: planID });
    }
  }

  /** The first row of the next plan: one look into the index for each plan, not for each row. */
  private async firstRow(
    planFilter: Readonly<Record<string, Types.ObjectId>>,
  ): Promise<Pick<StoredPlanRow, 'import'> | null> {
    return this.rows
      .findOne({ import: planFilter }, { _id: 0, import: 1 })
      .sort({ import: 1, row: 1 })
      .lean<Pick<StoredPlanRow, 'import'>>();
  }

  /**
   * Removes a plan that was never run, with its rows. The plan goes first: whoever runs it at this moment finds it gone, or was
   * faster and keeps all of it.
   * @returns whether it is gone, even if somebody else removed it at the same time; false when somebody has run it
   */
  async remove(_id: Types.ObjectId): Promise<boolean> {
    const notRun = { state: { $in: BEFORE_A_RUN }, ranAt: null };
    const { deletedCount } = await this.plans.deleteOne({ _id, ...notRun });
    if (deletedCount === 0) return !(await this.plans.exists({ _id }));
    await this.removeRows(_id);
    return true;
  }

  /** Removes the rows of a plan that is gone. */
  protected async removeRows(planID: Types.ObjectId): Promise<void> {
    await this.rows.deleteMany({ import: planID });
  }
}
