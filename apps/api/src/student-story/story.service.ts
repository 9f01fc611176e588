import { Injectable } from '@nestjs/common';
import {
  accept,
  accountLabel,
  feesAreKnown,
  ledgerAt,
  STORY_PAGE,
  storyNarrowed,
  storyOf,
  type Outcome,
  type StoryQuery,
  type WrittenEntry,
} from '@school/domain';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import { AuditService } from '../audit-log/audit.service';
import type { Page } from '../common/paged';
import { withLogin } from '../day-book/day-book.mapper';
import { SignInsRepository } from '../sign-ins/sign-ins.repository';
import { StudentLedgers } from '../students/student-ledgers';
import { storyAnswer, type StoryAnswer } from './story.answers';

/** The history of one student, put together from the ledger and the audit log (D85). */
@Injectable()
export class StoryService {
  constructor(
    private readonly ledgers: StudentLedgers,
    private readonly audit: AuditService,
    private readonly accounts: AccountsRepository,
    private readonly signIns: SignInsRepository,
  ) {}

  /** One page of the lines that match a query, newest first. */
  async page({
    studentID,
    page = 1,
    size = STORY_PAGE,
    ...filter
  }: StoryQuery): Promise<Outcome<Page<StoryAnswer[number]>, 'student-not-found'>> {
    const [found, log, usernames] = await Promise.all([
      this.ledgers.find(studentID, true),
      this.audit.ofStudent(studentID),
      this.accounts.usernames(),
    ]);
    if (!found.ok) return found;
    const { student, stored, ledger, today } = found.value;
    const settled = feesAreKnown(student, ledger) ? ledgerAt(ledger, student, today) : ledger;
    const origins = await this.signIns.originsOf(stored);
    const writtenEntries = settled.map((entry): WrittenEntry => {
      const address = origins.get(entry.studentReceiptNo);
      return { ...entry, ...withLogin(entry, usernames), ...(address !== undefined && { address }) };
    });
    const lines = storyNarrowed(
      storyOf(writtenEntries, log, ({ fname, username }) => accountLabel(fname, username)),
      filter,
    );
    const rows = lines.slice((page - 1) * size, page * size);
    return accept({ rows: z.encode(storyAnswer, [...rows]), total: lines.length });
  }
}
