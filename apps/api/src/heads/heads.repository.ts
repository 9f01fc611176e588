import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { headKey, type AuditAction, type AuditChange, type OwnHead } from '@school/domain';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { HEAD, type StoredHead } from './heads.schema';

/** The details of a change of a head for the audit log (D60). */
export interface AuditedHead {
  readonly action: AuditAction;
  readonly changes: readonly AuditChange[];
}

@Injectable()
export class HeadsRepository {
  constructor(
    @InjectModel(HEAD) private readonly heads: Model<StoredHead>,
    private readonly audit: AuditTrail,
  ) {}

  /** All heads, including closed ones, in the order in which they were added. */
  async all(): Promise<StoredHead[]> {
    return this.heads.find().sort({ addedAt: 1, _id: 1 }).lean<StoredHead[]>();
  }

  /** @returns whether it was added; false when somebody else has added one of that name meanwhile */
  async add(head: OwnHead, addedAt: Date, { action, changes }: AuditedHead): Promise<boolean> {
    const line = this.lineOf(head, action, changes);
    return this.audit.create(this.heads, { ...head, key: headKey(head.head), addedAt, revision: 0 }, line);
  }

  /** Changes a head that is still at this revision. @returns whether it was */
  async change(
    { _id, revision }: StoredHead,
    head: OwnHead,
    { action, changes }: AuditedHead,
  ): Promise<boolean> {
    const line = this.lineOf(head, action, changes);
    const { amounts, closedFrom } = head;
    const $set = { amounts, ...(closedFrom === undefined ? {} : { closedFrom }), revision: revision + 1 };
    return this.audit.update(this.heads, { _id, revision }, { $set }, line);
  }

  private lineOf({ head }: OwnHead, action: AuditAction, changes: readonly AuditChange[]) {
    return this.audit.line(action, { kind: 'head', id: head }, changes);
  }
}
