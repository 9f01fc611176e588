import { Injectable } from '@nestjs/common';
import {
  accept,
  closableSession,
  feesAreKnown,
  ledgerAt,
  refuse,
  SessionSums,
  type Outcome,
  type SessionNameQuery,
} from '@school/domain';
import { AccountsRepository } from '../accounts/accounts.repository';
import type { Caller } from '../auth/signed-in';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { SessionClosingsRepository, type ClosingFigures } from '../ledger/session-closings.repository';
import { StudentLedgers } from '../students/student-ledgers';
import type { SessionClosingAnswer } from './new-session.answers';
import { toClosing } from './new-session.mapper';
import { SectionsRepository } from '../sections/sections.repository';

/** The number of ledgers read at a time, so that other calls come in between. */
const AT_A_TIME = 50;

/** Closes a session: fixes its totals once and for ever (D70, D74). */
@Injectable()
export class SessionClosingService {
  constructor(
    private readonly closings: SessionClosingsRepository,
    private readonly sections: SectionsRepository,
    private readonly ledgers: StudentLedgers,
    private readonly feeTables: FeeTablesService,
    private readonly accounts: AccountsRepository,
  ) {}

  /**
   * Closes the session that is over. After the first write nothing can be dated back into it, so the figures, which are added up
   * after that write, no longer change. If the closing was broken off, or is requested twice, the same one is continued.
   */
  async close(
    { session }: SessionNameQuery,
    { id, fname }: Caller,
  ): Promise<Outcome<SessionClosingAnswer, 'session-not-over'>> {
    const { at } = await this.feeTables.today();
    const earlierClosing = await this.closings.find(session);
    if (!earlierClosing && session !== closableSession(at)) return refuse('session-not-over', 'session');
    const begunClosing = await this.closings.begin({
      session,
      closedAt: at,
      closedBy: fname,
      closedById: id,
    });
    if (!begunClosing.branches) await this.closings.fix(begunClosing, await this.closingFigures(session));
    const closing = await this.closings.find(session);
    const [answer] = closing ? toClosing(closing, await this.accounts.usernames()) : [];
    if (!answer) throw new Error('A closing has lost its figures');
    return accept(answer);
  }

  private async closingFigures(session: string): Promise<ClosingFigures> {
    const sums = new SessionSums(session);
    const feesUnknown: string[] = [];
    let students = await this.sections.after(undefined, AT_A_TIME);
    while (students.length > 0) {
      for (const { student, ledger, today } of await this.ledgers.of(students)) {
        const isKnown = feesAreKnown(student, ledger);
        sums.add(isKnown ? ledgerAt(ledger, student, today) : ledger, student);
        if (!isKnown) feesUnknown.push(student.studentID);
      }
      students = await this.sections.after(students.at(-1), AT_A_TIME);
    }
    return { branches: sums.figures, feesUnknown };
  }
}
