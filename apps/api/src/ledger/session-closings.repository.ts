import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { changesBetween, schoolMonth, sessionName, toRupees, type SessionFigures } from '@school/domain';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { unlessTaken } from '../database/duplicate-key';
import { SESSION_CLOSING, type StoredSessionClosing } from './session-closings.schema';

/** The figures that are fixed when a session is closed. */
export interface ClosingFigures {
  readonly branches: readonly SessionFigures[];
  readonly feesUnknown: readonly string[];
}

type NewClosing = Pick<StoredSessionClosing, 'session' | 'closedAt' | 'closedBy' | 'closedById'>;

@Injectable()
export class SessionClosingsRepository {
  constructor(
    @InjectModel(SESSION_CLOSING) private readonly closings: Model<StoredSessionClosing>,
    private readonly audit: AuditTrail,
  ) {}

  /** The session closed last, even if its figures are still being computed. */
  async last(): Promise<StoredSessionClosing | null> {
    return this.closings.findOne({}).sort({ number: -1 }).lean<StoredSessionClosing>();
  }

  /** Whether a moment lies in a session with fixed figures: then the clock is wrong, and they would be wrong for ever (D70). */
  async have(at: Date): Promise<boolean> {
    return this.haveMonth(schoolMonth(at));
  }

  /** Whether a month, `yyyy-mm`, belongs to a closed session, so that its cost is fixed too. */
  async haveMonth(month: string): Promise<boolean> {
    const closed = await this.last();
    return closed !== null && sessionName(month) <= closed.session;
  }

  async find(session: string): Promise<StoredSessionClosing | null> {
    return this.closings.findOne({ session }).lean<StoredSessionClosing>();
  }

  /** All closings, newest first. */
  async all(): Promise<StoredSessionClosing[]> {
    return this.closings
      .find({ number: { $gte: 1 } })
      .sort({ number: -1 })
      .lean<StoredSessionClosing[]>();
  }

  /** Closes a session under the next number; if somebody has already begun, continues that closing. */
  async begin(closing: NewClosing): Promise<StoredSessionClosing> {
    for (;;) {
      const begun = await this.find(closing.session);
      if (begun) return begun;
      const number = ((await this.last())?.number ?? 0) + 1;
      await unlessTaken(() => this.closings.create({ ...closing, number }));
    }
  }

  /** Fixes the figures, once; if another call was faster, its figures stay. */
  async fix(
    { _id, session, number }: StoredSessionClosing,
    { branches, feesUnknown }: ClosingFigures,
  ): Promise<void> {
    const outstanding = Object.fromEntries(branches.map((one) => [one.branch, toRupees(one.outstanding)]));
    const subject = { kind: 'session', id: session } as const;
    const line = this.audit.line('session-closed', subject, changesBetween({}, { number, outstanding }));
    const filter = { _id, branches: { $exists: false } };
    const figures = { branches, ...(feesUnknown.length > 0 && { feesUnknown }) };
    await this.audit.update(this.closings, filter, { $set: figures }, line);
  }
}
