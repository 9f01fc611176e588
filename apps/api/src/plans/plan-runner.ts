import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  accept,
  isClockBehind,
  refuse,
  rightsOf,
  type AuditAction,
  type AuditSubject,
  type Outcome,
  type RefusalCode,
  type StaffRight,
} from '@school/domain';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { setTimeout as pause } from 'node:timers/promises';
import { AccountsRepository } from '../accounts/accounts.repository';
import { statusOf } from '../accounts/accounts.schema';
import { AuditTrail } from '../audit/audit-trail';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { actingFor } from '../common/current-call';
import { isDatabaseAway } from '../database/database-away';
import { LeaseLost, silenceOf, takeLease, type Lease } from '../database/lease';
import { LOG, type Log } from '../logging/log';
import { SETTINGS, type Settings } from '../settings/settings';
import { byCaller } from './by-caller';
import type { DoneOf, PlansRepository } from './plans.repository';
import type { StoredPlan, StoredPlanRow } from './plans.schema';

/** So many rows are done together: a stop waits for no more, and a crash repeats no more. */
const TOGETHER = 100;

/** How long a run waits for a database that is away, in milliseconds. */
const AWAY = 1_000;

/** No plan is so long in coming that its rows are there before it, in milliseconds. */
const MADE_WITHIN = 60 * 60_000;

/** Who runs it, for what asks for an account: whether it may was asked when it was started. */
const runnerOf = ({ by, signIn = '' }: StoredPlan): Caller => ({
  ...by,
  signIn,
  roles: ['admin', 'admin'],
  rights: [],
  teaching: [],
});

/** Whether a plan was begun and has not ended: a stopped one does its last rows, or the program ended before that was in the audit log. */
export const isUnderWay = ({ state, ranAt, endedAt }: StoredPlan): boolean =>
  state === 'running' || (ranAt !== undefined && (endedAt === undefined || endedAt < ranAt));

/** What a kind of plans does with its rows, and what is said of it. */
export interface PlanKind<Plan extends StoredPlan, Row extends StoredPlanRow, Answer> {
  readonly plans: PlansRepository<Plan, Row>;
  /** The plan of an id, where the account may know of it. */
  readonly find: (planID: string, account: Caller) => Promise<Plan | null>;
  /** How far a plan has come. */
  readonly shown: (plan: Plan) => Promise<Answer>;
  /** Does what is planned of rows, once, however often it is asked for. @returns what became of each, in their order */
  readonly write: (plan: Plan, rows: readonly Row[], runner: Caller) => Promise<readonly DoneOf<Row>[]>;
  /** The right with which a clerk may run a plan, where not administrators alone may (D58). */
  readonly rightToRun?: (plan: Plan) => StaffRight | undefined;
  /** So many rows are done together, where a row is more work than most. */
  readonly together?: number;
  /** The line of the audit log that says what a run has done; those of the students stand beside it (D60). */
  readonly action: AuditAction;
  readonly subject: (plan: Plan) => AuditSubject;
  readonly refusals: Readonly<Record<'notFound' | 'notReady' | 'running' | 'nothingWaits', RefusalCode>> & {
    /** Where it may be planned anew. */
    readonly changed?: RefusalCode;
  };
  /** What requests call the id. */
  readonly field: string;
}

/** What all kinds of plans are run with. */
@Injectable()
export class PlanTools {
  constructor(
    readonly audit: AuditTrail,
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(LOG) readonly log: Log,
    @InjectConnection() private readonly connection: Connection,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly accounts: AccountsRepository,
  ) {}

  /**
   * Whether the account that runs a plan may do so no more: it was closed since it was started, or is no administrator.
   * @param right what a clerk may run it with
   */
  async mayNoMore({ id }: StoredPlan['by'], right: StaffRight | undefined): Promise<boolean> {
    const account = await this.accounts.findById(id);
    if (!account) return false;
    const isAllowed = account.role === 'admin' || (right !== undefined && rightsOf(account).includes(right));
    return statusOf(account) === 'deactivated' || !isAllowed;
  }

  /** Waits until no other process runs a plan, which may have ended in the middle of it. @throws AbortError by the signal */
  lease(_id: string, signal: AbortSignal): Promise<Lease> {
    const { db } = this.connection;
    if (!db) throw new Error('The database is not connected');
    return takeLease(db, { _id, silence: silenceOf(this.settings.MONGODB_URI === undefined), signal });
  }
}

/** Runs the plans of a kind in the background, and goes on with what a stop of the program cut off (D68). */
export abstract class PlanRunner<
  Plan extends StoredPlan,
  Row extends StoredPlanRow,
  Answer,
> implements OnModuleDestroy {
  private readonly running = new Map<string, Promise<void>>();
  /** Of those the ones that no other process runs. */
  private readonly held = new Set<string>();
  private readonly ending = new AbortController();

  constructor(
    private readonly kind: PlanKind<Plan, Row, Answer>,
    private readonly tools: PlanTools,
  ) {}

  /** Goes on with whatever ran when the program ended, and takes away what it had begun to plan. */
  begin(): void {
    const { clock, log } = this.tools;
    const madeBefore = new Date(clock.now().getTime() - MADE_WITHIN);
    void this.resume().catch((err: unknown) => log.error({ err }, 'plans are not gone on with'));
    void this.kind.plans
      .removeRowsOfNoPlan(madeBefore)
      .catch((err: unknown) => log.warn({ err }, 'rows without a plan are still there'));
  }

  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.running.values());
  }

  /**
   * Runs exactly the plan that is stored, in the background.
   * @param revision of the plan that was seen, where it may be planned anew
   */
  async run(planID: string, account: Caller, revision?: number): Promise<Outcome<Answer>> {
    const { plans, refusals, field } = this.kind;
    const made = await this.kind.find(planID, account);
    if (!made) return refuse(refusals.notFound, field);
    if (made.state === 'columns') return refuse(refusals.notReady);
    if (refusals.changed && revision !== undefined && revision !== (made.revision ?? 0))
      return refuse(refusals.changed);
    const { outcomes } = await plans.counts(made._id);
    if (outcomes.waiting === 0) return this.refuseRun(planID, account, refusals.nothingWaits);
    const set: Partial<StoredPlan> = {
      ...byCaller(account),
      signIn: account.signIn,
      ranAt: this.tools.clock.now(),
      state: 'running',
    };
    if (!(await plans.change(made._id, ['preview', 'stopped'], set, undefined, revision)))
      return this.refuseRun(planID, account, refusals.running, revision);
    const started = { ...made, ...set };
    this.start(started);
    return accept(await this.kind.shown(started));
  }

  /** Stops a run after the rows that are being done, whichever process does them; the others wait. */
  async stop(planID: string, account: Caller): Promise<Outcome<Answer>> {
    const { plans, refusals, field, find, shown } = this.kind;
    const made = await find(planID, account);
    if (!made) return refuse(refusals.notFound, field);
    const set: Partial<StoredPlan> = { state: 'stopped' };
    await plans.change(made._id, ['running'], set);
    if (this.held.has(planID)) await this.running.get(planID);
    const stopped = await find(planID, account);
    return stopped ? accept(await shown(stopped)) : refuse(refusals.notFound, field);
  }

  /**
   * Why a plan is not run: somebody may have discarded it since it was found, or plans it anew.
   * @param code where it is neither
   */
  private async refuseRun(planID: string, account: Caller, code: RefusalCode, revision?: number) {
    const { find, refusals, field } = this.kind;
    const now = await find(planID, account);
    if (!now) return refuse(refusals.notFound, field);
    if (now.state === 'columns') return refuse(refusals.notReady);
    const isOther = revision !== undefined && revision !== (now.revision ?? 0);
    return refuse(isOther && refusals.changed ? refusals.changed : code);
  }

  private async resume(): Promise<void> {
    const { plans } = this.kind;
    const stopped = await plans.ofState('stopped');
    for (const made of [...(await plans.ofState('running')), ...stopped.filter(isUnderWay)]) this.start(made);
  }

  private start(made: Plan): void {
    const id = made._id.toHexString();
    const { by, address, signIn } = made;
    const before = this.running.get(id);
    const work = actingFor({ by, address, signIn }, async () => {
      await before;
      await this.work(made);
    }).finally(() => {
      if (this.running.get(id) === work) this.running.delete(id);
    });
    this.running.set(id, work);
  }

  private async work(made: Plan): Promise<void> {
    for (;;) {
      try {
        await this.whereNobodyElse(made);
        return;
      } catch (err) {
        const { aborted: isEnding } = this.ending.signal;
        if (isDatabaseAway(err) && !isEnding) {
          await pause(AWAY);
          continue;
        }
        const plan = made._id.toHexString();
        if (err instanceof LeaseLost) this.tools.log.warn({ err, plan }, 'a plan is run by another office');
        else if (!isEnding) this.tools.log.error({ err, plan }, 'a plan cannot be run');
        return;
      }
    }
  }

  /** Works on a plan that no other process runs, if it is still under way then. */
  private async whereNobodyElse({ _id }: Plan): Promise<void> {
    const id = _id.toHexString();
    const lease = await this.tools.lease(`plan:${id}`, this.ending.signal);
    this.held.add(id);
    try {
      const made = await this.kind.plans.find(id);
      if (made && isUnderWay(made)) await this.workOn(made, lease);
    } finally {
      this.held.delete(id);
      // One that cannot be released is taken over once its beat stands still.
      await lease.release().catch(() => undefined);
    }
  }

  private async workOn(made: Plan, lease: Lease): Promise<void> {
    const stopped: Partial<StoredPlan> = { state: 'stopped' };
    try {
      await this.rowsOf(made, lease);
    } catch (err) {
      // While the program ends it stays as it is, and is gone on with at the next start.
      if (this.ending.signal.aborted || isDatabaseAway(err) || err instanceof LeaseLost) throw err;
      this.tools.log.error({ err, plan: made._id.toHexString() }, 'a plan was stopped by an error');
      // It can be run again.
      await this.kind.plans
        .change(made._id, ['running'], stopped)
        .then(() => this.finish(made, true))
        .catch(() => undefined);
    }
  }

  private async rowsOf(made: Plan, lease: Lease): Promise<void> {
    const { plans, together = TOGETHER, rightToRun } = this.kind;
    const { clock } = this.tools;
    await plans.settle(made._id, 'same', 'same', clock.now());
    await plans.settle(made._id, 'refused', 'refused', clock.now());
    while (!this.ending.signal.aborted) {
      await lease.hold();
      // It was set back, or its battery is flat: all would be dated, and charged, by a day that is long gone.
      if (isClockBehind(clock.now(), made.ranAt)) await this.stopFor(made, 'the clock of this PC is behind');
      // What is written now would be in the name of somebody who is not let in any more, or may not do it.
      if (await this.tools.mayNoMore(made.by, rightToRun?.(made)))
        await this.stopFor(made, 'its account may not run it any more');
      const now = await plans.find(made._id.toHexString());
      const isStopped = now?.state !== 'running';
      const rows = isStopped ? [] : await plans.waiting(made._id, together);
      if (rows.length === 0) {
        // Stopped since it was looked at, it ends as that.
        if ((await this.finish(made, isStopped)) || isStopped) return;
        continue;
      }
      const done = await this.kind.write(made, rows, runnerOf(made));
      await plans.finish(rows, done, clock.now());
    }
  }

  /** What is written now would be wrong. Another one can run it again, or the same once that is mended. */
  private async stopFor({ _id }: Plan, why: string): Promise<void> {
    this.tools.log.error({ plan: _id.toHexString() }, `a plan was stopped: ${why}`);
    await this.kind.plans.change(_id, ['running'], { state: 'stopped' });
  }

  /** @returns whether it has ended so: not where it was stopped, or run again, meanwhile */
  private async finish(made: Plan, isStopped: boolean): Promise<boolean> {
    const { plans, action, subject } = this.kind;
    const { outcomes } = await plans.counts(made._id);
    const changes = Object.entries(outcomes).map(([field, count]) => ({ field, after: String(count) }));
    const line = this.tools.audit.line(action, subject(made), changes, made.by);
    const set: Partial<StoredPlan> = {
      state: isStopped ? 'stopped' : 'done',
      // Never before it was run, also where the clock was set back meanwhile: it would count as under way for ever.
      endedAt: new Date(Math.max(this.tools.clock.now().getTime(), made.ranAt?.getTime() ?? 0)),
    };
    return plans.change(made._id, [isStopped ? 'stopped' : 'running'], set, line);
  }
}
