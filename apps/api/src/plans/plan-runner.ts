import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  accept,
  HOUR,
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
import { callerAndAddress } from './caller-and-address';
import type { DoneOf, PlansRepository } from './plans.repository';
import type { StoredPlan, StoredPlanRow } from './plans.schema';

/** Rows done together: a stop waits for no more than these, and a crash repeats no more than these. */
const TOGETHER = 100;

/** How long a run waits for a database that is away, in milliseconds. */
const AWAY_PAUSE = 1_000;

/** The longest time, in milliseconds, between a plan's first rows and the plan itself, which is stored after them. */
const MADE_WITHIN = HOUR;

/** The account that runs a plan, for code that needs one; its rights were checked when the run was started. */
const runnerOf = ({ by, signIn = '' }: StoredPlan): Caller => ({
  ...by,
  signIn,
  roles: ['admin', 'admin'],
  rights: [],
  teaching: [],
});

/** Whether a plan was begun and has not ended: a stopped one may still do its last rows, or lack its line in the audit log. */
export const isUnderWay = ({ state, ranAt, endedAt }: StoredPlan): boolean =>
  state === 'running' || (ranAt !== undefined && (endedAt === undefined || endedAt < ranAt));

/** The work of a kind of plans on its rows, and its names in answers, refusals and the audit log. */
export interface PlanKind<Plan extends StoredPlan, Row extends StoredPlanRow, Answer> {
  readonly plans: PlansRepository<Plan, Row>;
  /** Finds a plan by its id, if the account may know of it. */
  readonly find: (planID: string, account: Caller) => Promise<Plan | null>;
  /** The progress of a plan, as it is answered. */
  readonly shown: (plan: Plan) => Promise<Answer>;
  /** Carries out the plans of rows; a repeated call changes nothing more. @returns the outcome of each row, in their order */
  readonly write: (plan: Plan, rows: readonly Row[], runner: Caller) => Promise<readonly DoneOf<Row>[]>;
  /** The right that lets a clerk run a plan; without it only administrators may (D58). */
  readonly rightToRun?: (plan: Plan) => StaffRight | undefined;
  /** How many rows are done together, where a row is more work than usual. */
  readonly together?: number;
  /** The line of the audit log about a whole run; the lines about its students stand beside it (D60). */
  readonly action: AuditAction;
  readonly subject: (plan: Plan) => AuditSubject;
  readonly refusals: Readonly<Record<'notFound' | 'notReady' | 'running' | 'nothingWaits', RefusalCode>> & {
    /** Set where a plan of this kind may be planned again. */
    readonly changed?: RefusalCode;
  };
  /** The name of the id in requests. */
  readonly field: string;
}

/** The services that plans of every kind need. */
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
   * Whether the account that runs a plan may no longer do so: it is gone, was closed since the start, or has lost its rights.
   * @param right the right that lets a clerk run the plan
   */
  async hasLostRight({ id }: StoredPlan['by'], right: StaffRight | undefined): Promise<boolean> {
    const account = await this.accounts.findById(id);
    if (!account) return true;
    const isAllowed = account.role === 'admin' || (right !== undefined && rightsOf(account).includes(right));
    return statusOf(account) === 'deactivated' || !isAllowed;
  }

  /** Waits until no other process runs a plan; the plan may have ended meanwhile. @throws AbortError by the signal */
  lease(_id: string, signal: AbortSignal): Promise<Lease> {
    const { db } = this.connection;
    if (!db) throw new Error('The database is not connected');
    return takeLease(db, { _id, silence: silenceOf(this.settings.MONGODB_URI === undefined), signal });
  }
}

/** Runs the plans of a kind in the background, and continues those that were cut off when the program stopped (D68). */
export abstract class PlanRunner<
  Plan extends StoredPlan,
  Row extends StoredPlanRow,
  Answer,
> implements OnModuleDestroy {
  private readonly running = new Map<string, Promise<void>>();
  /** The ids of the running plans whose lease this process holds. */
  private readonly held = new Set<string>();
  private readonly ending = new AbortController();

  constructor(
    private readonly kind: PlanKind<Plan, Row, Answer>,
    private readonly tools: PlanTools,
  ) {}

  /** Continues the plans that ran when the program ended, and removes the rows of plans that it had not finished making. */
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
   * Runs the stored plan, exactly as it is, in the background.
   * @param revision the one the caller saw, where a plan may be planned again
   */
  async run(planID: string, account: Caller, revision?: number): Promise<Outcome<Answer>> {
    const { plans, refusals, field } = this.kind;
    const plan = await this.kind.find(planID, account);
    if (!plan) return refuse(refusals.notFound, field);
    const { outcomes } = await plans.counts(plan._id);
    if (outcomes.waiting === 0) return this.refuseRun(planID, account, refusals.nothingWaits, revision);
    const set: Partial<StoredPlan> = {
      ...callerAndAddress(account),
      signIn: account.signIn,
      ranAt: this.tools.clock.now(),
      state: 'running',
    };
    if (!(await plans.change(plan._id, ['preview', 'stopped'], set, undefined, revision)))
      return this.refuseRun(planID, account, refusals.running, revision);
    const started = { ...plan, ...set };
    this.start(started);
    return accept(await this.kind.shown(started));
  }

  /** Stops a run, in whichever process, after the rows that are being done; the others go on waiting. */
  async stop(planID: string, account: Caller): Promise<Outcome<Answer>> {
    const { plans, refusals, field, find, shown } = this.kind;
    const plan = await find(planID, account);
    if (!plan) return refuse(refusals.notFound, field);
    const set: Partial<StoredPlan> = { state: 'stopped' };
    await plans.change(plan._id, ['running'], set);
    if (this.held.has(planID)) await this.running.get(planID);
    const stopped = await find(planID, account);
    return stopped ? accept(await shown(stopped)) : refuse(refusals.notFound, field);
  }

  /**
   * Finds out why a plan cannot be run: somebody may have discarded it or planned it again since it was found.
   * @param code the refusal when neither is the case
   */
  private async refuseRun(planID: string, account: Caller, code: RefusalCode, revision?: number) {
    const { find, refusals, field } = this.kind;
    const current = await find(planID, account);
    if (!current) return refuse(refusals.notFound, field);
    if (current.state === 'columns') return refuse(refusals.notReady);
    const isOtherRevision = revision !== undefined && revision !== (current.revision ?? 0);
    return refuse(isOtherRevision && refusals.changed ? refusals.changed : code);
  }

  private async resume(): Promise<void> {
    const { plans } = this.kind;
    const stopped = await plans.ofState('stopped');
    for (const plan of [...(await plans.ofState('running')), ...stopped.filter(isUnderWay)]) this.start(plan);
  }

  private start(plan: Plan): void {
    const id = plan._id.toHexString();
    const { by, address, signIn } = plan;
    const earlierRun = this.running.get(id);
    const run = actingFor({ by, address, signIn }, async () => {
      await earlierRun;
      await this.work(plan);
    }).finally(() => {
      if (this.running.get(id) === run) this.running.delete(id);
    });
    this.running.set(id, run);
  }

  private async work(plan: Plan): Promise<void> {
    for (;;) {
      try {
        await this.workWithLease(plan);
        return;
      } catch (err) {
        const { aborted: isEnding } = this.ending.signal;
        if (isDatabaseAway(err) && !isEnding) {
          await pause(AWAY_PAUSE);
          continue;
        }
        const planID = plan._id.toHexString();
        if (err instanceof LeaseLost)
          this.tools.log.warn({ err, plan: planID }, 'a plan is run by another office');
        else if (!isEnding) this.tools.log.error({ err, plan: planID }, 'a plan cannot be run');
        return;
      }
    }
  }

  /** Works on a plan once no other process runs it, if it is still under way by then. */
  private async workWithLease({ _id }: Plan): Promise<void> {
    const id = _id.toHexString();
    const lease = await this.tools.lease(`plan:${id}`, this.ending.signal);
    this.held.add(id);
    try {
      const plan = await this.kind.plans.find(id);
      if (plan && isUnderWay(plan)) await this.workOn(plan, lease);
    } finally {
      this.held.delete(id);
      // A lease that cannot be released is taken over once its beat stands still.
      await lease.release().catch(() => undefined);
    }
  }

  private async workOn(plan: Plan, lease: Lease): Promise<void> {
    const stopped: Partial<StoredPlan> = { state: 'stopped' };
    try {
      await this.writeRows(plan, lease);
    } catch (err) {
      // When the program ends, the plan stays as it is and continues at the next start.
      if (this.ending.signal.aborted || isDatabaseAway(err) || err instanceof LeaseLost) throw err;
      this.tools.log.error({ err, plan: plan._id.toHexString() }, 'a plan was stopped by an error');
      // A stopped plan can be run again.
      await this.kind.plans
        .change(plan._id, ['running'], stopped)
        .then(() => this.finish(plan, true))
        .catch(() => undefined);
    }
  }

  private async writeRows(plan: Plan, lease: Lease): Promise<void> {
    const { plans, together = TOGETHER, rightToRun } = this.kind;
    const { clock } = this.tools;
    await plans.settle(plan._id, 'same', 'same', clock.now());
    await plans.settle(plan._id, 'refused', 'refused', clock.now());
    while (!this.ending.signal.aborted) {
      await lease.hold();
      // A clock set back, or with a flat battery, would date and charge all rows by a day long gone.
      if (isClockBehind(clock.now(), plan.ranAt)) await this.stopFor(plan, 'the clock of this PC is behind');
      // Rows written now would be in the name of somebody who has no access any more, or no longer the right to do this.
      if (await this.tools.hasLostRight(plan.by, rightToRun?.(plan)))
        await this.stopFor(plan, 'its account may not run it any more');
      const current = await plans.find(plan._id.toHexString());
      const isStopped = current?.state !== 'running';
      const rows = isStopped ? [] : await plans.waiting(plan._id, together);
      if (rows.length === 0) {
        // A plan that was stopped since it was read ends as stopped.
        if ((await this.finish(plan, isStopped)) || isStopped) return;
        continue;
      }
      const outcomes = await this.kind.write(plan, rows, runnerOf(plan));
      await plans.finish(rows, outcomes, clock.now());
    }
  }

  /** Stops a run whose next rows would be wrong. Another account can run it again, or the same one once the cause is removed. */
  private async stopFor({ _id }: Plan, why: string): Promise<void> {
    this.tools.log.error({ plan: _id.toHexString() }, `a plan was stopped: ${why}`);
    await this.kind.plans.change(_id, ['running'], { state: 'stopped' });
  }

  /** Ends a run. @returns false when it was stopped, or run again, meanwhile */
  private async finish(plan: Plan, isStopped: boolean): Promise<boolean> {
    const { plans, action, subject } = this.kind;
    const { outcomes } = await plans.counts(plan._id);
    const changes = Object.entries(outcomes).map(([field, count]) => ({ field, after: String(count) }));
    const line = this.tools.audit.line(action, subject(plan), changes, plan.by);
    const set: Partial<StoredPlan> = {
      state: isStopped ? 'stopped' : 'done',
      // Never before `ranAt`, even if the clock was set back meanwhile: the plan would count as under way for ever.
      endedAt: new Date(Math.max(this.tools.clock.now().getTime(), plan.ranAt?.getTime() ?? 0)),
    };
    return plans.change(plan._id, [isStopped ? 'stopped' : 'running'], set, line);
  }
}
