import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { changesBetween, toRupees, type Paise } from '@school/domain';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { Caller } from '../auth/signed-in';
import { pageOf } from '../common/page-of';
import type { Page } from '../common/paged';
import {
  CLOSING,
  COUNT,
  FLOAT,
  type StoredClosing,
  type StoredCount,
  type StoredFloat,
} from './closings.schema';

/** An amount in rupees, as the audit log shows it. */
const rupeesOf = (amount: Paise | undefined) => (amount === undefined ? undefined : toRupees(amount));

@Injectable()
export class ClosingsRepository {
  constructor(
    @InjectModel(CLOSING) private readonly closings: Model<StoredClosing>,
    @InjectModel(COUNT) private readonly counts: Model<StoredCount>,
    @InjectModel(FLOAT) private readonly floats: Model<StoredFloat>,
    private readonly audit: AuditTrail,
  ) {}

  /** The float that a collector put into the drawer before the first payment. */
  async putIn(collectorId: string): Promise<Paise | undefined> {
    return (await this.floats.findById(collectorId).lean<StoredFloat | null>())?.amount;
  }

  /** @param before what was in it @returns whether that was still so */
  async putFloatIn(
    { id: _id, fname, username }: Pick<Caller, 'id' | 'fname' | 'username'>,
    { before, amount }: { readonly before: Paise | undefined; readonly amount: Paise },
    putInAt: Date,
  ): Promise<boolean> {
    if (before === amount) return true;
    const line = this.audit.line(
      'drawer-float-put-in',
      { kind: 'drawer', id: username, name: fname },
      changesBetween({ openingFloat: rupeesOf(before) }, { openingFloat: rupeesOf(amount) }),
    );
    if (before === undefined) return this.audit.create(this.floats, { _id, amount, putInAt }, line);
    return this.audit.update(this.floats, { _id, amount: before }, { $set: { amount, putInAt } }, line);
  }

  async last(collectorId: string): Promise<StoredClosing | null> {
    return this.closings.findOne({ collectorId }).sort({ number: -1 }).lean<StoredClosing>();
  }

  async find(collectorId: string, number: number): Promise<StoredClosing | null> {
    return this.closings.findOne({ collectorId, number }).lean<StoredClosing>();
  }

  async ofKey(idempotencyKey: string): Promise<StoredClosing | null> {
    return this.closings.findOne({ idempotencyKey }).lean<StoredClosing>();
  }

  /**
   * @param username of its collector, if that account still exists: two collectors may share a name
   * @returns whether it is stored; false when the collector has a closing of this number, or the key has already made one
   */
  async insert(closing: Omit<StoredClosing, '_id'>, username: string | undefined): Promise<boolean> {
    return this.audit.create(this.closings, closing, this.lineOf(closing, username));
  }

  /** The audit line of a closing; shows a change of the float if the opening float differs from the one left before (D86). */
  private lineOf(closing: Omit<StoredClosing, '_id'>, username = closing.collectedBy) {
    const { collectedBy, number, lastFloat, floatReason, reason } = closing;
    const details = {
      openingFloat: rupeesOf(closing.openingFloat),
      floatReason,
      counted: rupeesOf(closing.counted),
      expected: rupeesOf(closing.expected),
      difference: rupeesOf(closing.difference),
      reason,
      closingFloat: rupeesOf(closing.closingFloat),
      handedOver: rupeesOf(closing.handedOver),
    };
    const subject = { kind: 'drawer', id: `${username} ${number}`, name: collectedBy } as const;
    return this.audit.line(
      'drawer-closed',
      subject,
      changesBetween({ openingFloat: rupeesOf(lastFloat) }, details),
    );
  }

  /** One page, newest first. @param collectorId whose closings; everybody's when left out */
  async page(collectorId: string | undefined, page: number, size: number): Promise<Page<StoredClosing>> {
    const filter = collectorId === undefined ? {} : { collectorId };
    const rows = this.closings
      .find(filter, { entries: 0 })
      .sort(collectorId === undefined ? { closedAt: -1, _id: -1 } : { number: -1 })
      .lean<StoredClosing[]>();
    const total =
      collectorId === undefined
        ? this.closings.estimatedDocumentCount()
        : this.closings.countDocuments(filter);
    return pageOf(rows, total, page, size);
  }

  async addCount(count: Omit<StoredCount, '_id'>): Promise<void> {
    await this.counts.create(count);
  }

  async countsFor(collectorId: string, number: number): Promise<StoredCount[]> {
    return this.counts.find({ collectorId, number }).sort({ at: 1 }).lean<StoredCount[]>();
  }
}
