import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  foldStudentId,
  feesAreKnown,
  isBeforeLastEntry,
  isClockBehind,
  ledgerAt,
  refuse,
  withAdmission,
  type Ledger,
  type Outcome,
  type Today,
} from '@school/domain';
import { isDatabaseAway } from '../database/database-away';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { LedgerRepository } from '../ledger/ledger.repository';
import type { NewEntry, StoredEntry } from '../ledger/ledger.schema';
import { LedgerWriter, type NotWritten } from '../ledger/ledger-writer';
import { SessionClosingsRepository } from '../ledger/session-closings.repository';
import { LOG, type Log } from '../logging/log';
import type { StudentRecord } from './student.schema';
import { StudentsRepository } from './students.repository';

/** A student, and what is known of the student's money at a moment. */
export interface StudentAccount {
  readonly student: StudentRecord;
  readonly stored: readonly StoredEntry[];
  /** What is stored, and what the registration began the ledger with where that is not stored yet. */
  readonly ledger: Ledger;
  readonly today: Today;
}

/** A student and the ledger, which are read and written together (D71). */
@Injectable()
export class StudentLedgers {
  constructor(
    private readonly students: StudentsRepository,
    private readonly ledgers: LedgerRepository,
    private readonly writer: LedgerWriter,
    private readonly closings: SessionClosingsRepository,
    private readonly feeTables: FeeTablesService,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @param isForEver also of a student who has left (D22) */
  async find(studentID: string, isForEver = false): Promise<Outcome<StudentAccount, 'student-not-found'>> {
    const [student, stored, today] = await Promise.all([
      isForEver ? this.students.findEver(studentID) : this.students.find(studentID),
      this.ledgers.of(foldStudentId(studentID)),
      this.feeTables.today(),
    ]);
    if (!student) return refuse('student-not-found', 'studentID');
    return accept(accountOf(student, stored, today));
  }

  /** The same of several students; one of whom nothing is stored has an empty ledger. */
  async of(students: readonly StudentRecord[]): Promise<StudentAccount[]> {
    const [ledgers, today] = await Promise.all([
      this.ledgers.ofMany(students.map(({ foldedId }) => foldedId)),
      this.feeTables.today(),
    ]);
    return students.map((student) => accountOf(student, ledgers.get(student.foldedId) ?? [], today));
  }

  /**
   * Whether the clock was set back behind what is stored. What is dated by it would be of a day before the last entry: months that
   * were paid since would be nobody's (D73). Where there is no entry yet, the registration tells.
   */
  async isClockBehind({ student, ledger, today }: Omit<StudentAccount, 'stored'>): Promise<boolean> {
    const isBehind = isBeforeLastEntry(ledger, today.at) || isClockBehind(today.at, student.registeredAt);
    return isBehind || (await this.isInClosedSession(today));
  }

  /**
   * Whether a moment lies in a session that is closed: nothing that decides fees is dated by a clock that was set back into it,
   * or its figures would no longer be those of the ledgers (D70).
   */
  isInClosedSession({ at }: Today): Promise<boolean> {
    return this.closings.have(at);
  }

  /** When money last came in or went out, of all students, where that is clearly later than now: the clock is behind, or was ahead. */
  async lastMovedAfter(now: Date): Promise<Date | undefined> {
    const last = await this.ledgers.lastMovedAt();
    return isClockBehind(now, last) ? last : undefined;
  }

  /** Writes entries after the ledger that they were worked out on, and before them what is not stored of that yet. */
  async append(
    { student, stored, ledger }: StudentAccount,
    entries: readonly NewEntry[],
  ): Promise<readonly StoredEntry[] | NotWritten> {
    return this.writer.write({
      student: student.foldedId,
      studentID: student.studentID,
      length: stored.length,
      entries: [...ledger.slice(stored.length), ...entries],
    });
  }

  /**
   * Stores what follows from a change of the student by the rules alone: months that passed, at the fee of their time, and
   * months to come that are taken back (D45, D73). They hold whether they are stored or not, so a failure changes nothing;
   * whoever was faster has stored them. By a clock that is behind nothing is stored.
   */
  async settle(studentID: string): Promise<void> {
    await this.settleAll([foldStudentId(studentID)]);
  }

  /** The same of many students, with their folded IDs, in as few calls of the database as there can be. */
  async settleAll(foldedIds: readonly string[]): Promise<void> {
    if (foldedIds.length === 0) return;
    try {
      if (await this.isInClosedSession(await this.feeTables.today())) return;
      const accounts = await this.of(await this.students.findAll(foldedIds));
      await Promise.all(
        accounts.map(async (account) => {
          const { student, stored, ledger, today } = account;
          if (!feesAreKnown(student, ledger)) return;
          const settled = ledgerAt(ledger, student, today);
          if (settled.length > stored.length) await this.append(account, settled.slice(ledger.length));
        }),
      );
    } catch (err) {
      if (!isDatabaseAway(err)) this.log.warn({ err }, 'what follows from a change is not stored yet');
    }
  }
}

const accountOf = (student: StudentRecord, stored: readonly StoredEntry[], today: Today): StudentAccount => ({
  student,
  stored,
  ledger: withAdmission(stored, student, today),
  today,
});
