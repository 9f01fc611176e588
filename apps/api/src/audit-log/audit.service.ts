import { Inject, Injectable } from '@nestjs/common';
import {
  countedActions,
  type AuditEntry,
  type AuditExportQuery,
  type AuditQuery,
  type Days,
  type DeedCount,
} from '@school/domain';
import { z } from 'zod';
import { CLOCK, type Clock } from '../common/clock';
import type { Page } from '../common/paged';
import { PastDays } from '../common/past-days';
import { ListExports } from '../exports/list-exports.service';
import { auditAnswer, type AuditAnswer } from './audit.answers';
import { AuditRepository } from './audit.repository';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { auditSheet } from './audit.sheet';
import { AuditTrail } from '../audit/audit-trail';

const toEntry = ({
  _id,
  subject: { folded: _, ...subject },
  isFeeChange: _fees,
  ...entry
}: StoredAuditEntry): AuditEntry => ({
  id: _id.toHexString(),
  ...entry,
  subject,
  changes: [...entry.changes],
});

/** The audit log as an administrator reads it (D60). */
@Injectable()
export class AuditService {
  private readonly pastCounts: PastDays<readonly DeedCount[]>;

  constructor(
    private readonly entries: AuditRepository,
    private readonly trail: AuditTrail,
    private readonly exports: ListExports,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.pastCounts = new PastDays((days) => this.entries.counts(days, countedActions), clock);
  }

  /** One page, newest first. */
  async page(query: AuditQuery): Promise<Page<AuditAnswer[number]>> {
    await this.trail.catchUp();
    const { rows, total } = await this.entries.page(query);
    return { rows: z.encode(auditAnswer, rows.map(toEntry)), total };
  }

  /** All pages as a file (D69). */
  async export({ as, ...query }: AuditExportQuery) {
    await this.trail.catchUp();
    return this.exports.write((words) => auditSheet(this.all(query), words), as, { filters: query });
  }

  /** Every line about a student, newest first. */
  async ofStudent(studentID: string): Promise<readonly AuditEntry[]> {
    await this.trail.catchUp();
    const lines: AuditEntry[] = [];
    // An account's login id may equal a Student ID.
    for await (const line of this.all({ subject: studentID }))
      if (line.subject.kind === 'student') lines.push(line);
    return lines;
  }

  /** The number of lines within days, by account and action, for the actions that the reports count. */
  async counts(days: Days): Promise<readonly DeedCount[]> {
    await this.trail.catchUp();
    return (await this.pastCounts.of(days)).flat();
  }

  private async *all(query: AuditQuery): AsyncGenerator<AuditEntry> {
    for await (const entry of this.entries.all(query)) yield toEntry(entry);
  }
}
