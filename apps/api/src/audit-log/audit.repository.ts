import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  AUDIT_PAGE,
  foldSubject,
  type AuditAction,
  type AuditQuery,
  type Days,
  type DeedCount,
} from '@school/domain';
import type { Model, QueryFilter } from 'mongoose';
import { pageOf } from '../common/page-of';
import type { Page } from '../common/paged';
import { momentsOf } from '../database/moments-of';
import { AUDIT, type StoredAuditEntry } from '../audit/audit.schema';

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

const filterOf = ({
  from,
  to,
  action,
  account,
  subject,
  fees,
}: AuditQuery): QueryFilter<StoredAuditEntry> => ({
  ...((from ?? to) && {
    at: momentsOf(from, to),
  }),
  ...(action && { action }),
  ...(account && { 'by.id': account }),
  ...(fees && { isFeeChange: true as const }),
  ...(subject && { 'subject.folded': foldSubject(subject) }),
});

/** Reads the audit log; no code here or elsewhere changes or removes a line. */
@Injectable()
export class AuditRepository {
  constructor(@InjectModel(AUDIT) private readonly entries: Model<StoredAuditEntry>) {}

  async page({ page = 1, size = AUDIT_PAGE, ...query }: AuditQuery): Promise<Page<StoredAuditEntry>> {
    const filter = filterOf(query);
    const matching = this.entries.find(filter).sort(NEWEST_FIRST).lean<StoredAuditEntry[]>();
    const total =
      Object.keys(filter).length === 0
        ? this.entries.estimatedDocumentCount()
        : this.entries.countDocuments(filter);
    return pageOf(matching, total, page, size);
  }

  all(query: AuditQuery): AsyncIterable<StoredAuditEntry> {
    return this.entries
      .find(filterOf(query))
      .sort(NEWEST_FIRST)
      .lean<StoredAuditEntry[]>()
      .cursor({ batchSize: 1000 });
  }

  /** The number of lines within days, by account, for each of these actions. */
  async counts({ firstDay, lastDay }: Days, actions: readonly AuditAction[]): Promise<DeedCount[]> {
    const groups = await this.entries.aggregate<{ _id: Omit<DeedCount, 'count'>; count: number }>([
      { $match: { action: { $in: [...actions] }, at: momentsOf(firstDay, lastDay) } },
      { $group: { _id: { account: '$by.id', action: '$action' }, count: { $sum: 1 } } },
    ]);
    return groups.map(({ _id, count }) => ({ ..._id, count }));
  }
}
