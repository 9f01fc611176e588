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

/** A student, with the ledger and the fee tables at a moment. */
export interface StudentAccount {
  readonly student: StudentRecord;
  readonly stored: readonly StoredEntry[];
  /** The stored entries, and those that the registration began the ledger with if they are not stored yet. */
  readonly ledger: Ledger;
  readonly today: Today;
}

/** A student together with the ledger, which are read and written as one (D71). */
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

  /** @param isForEver finds a student who has left, too (D22) */
  async find(studentID: string, isForEver = false): Promise<Outcome<StudentAccount, 'student-not-found'>> {
    const [student, stored, today] = await Promise.all([
      isForEver ? this.students.findEver(studentID) : this.students.find(studentID),
      this.ledgers.of(foldStudentId(studentID)),
      this.feeTables.today(),
    ]);
    if (!student) return refuse('student-not-found', 'studentID');
    return accept(accountOf(student, stored, today));
  }

  /** The accounts of several students; one without stored entries has an empty ledger. */
  async of(students: readonly StudentRecord[]): Promise<StudentAccount[]> {
    const [ledgers, today] = await Promise.all([
      this.ledgers.ofMany(students.map(({ foldedId }) => foldedId)),
      this.feeTables.today(),
    ]);
    return students.map((student) => accountOf(student, ledgers.get(student.foldedId) ?? [], today));
  }

  /**
   * Whether the clock is behind the stored entries. A new entry would be dated before the last one, and months paid since would
   * be charged to nobody (D73). If there is no entry yet, the time of the registration is compared.
   */
  async isClockBehind({ student, ledger, today }: Omit<StudentAccount, 'stored'>): Promise<boolean> {
    const isBehind = isBeforeLastEntry(ledger, today.at) || isClockBehind(today.at, student.registeredAt);
    return isBehind || (await this.isInClosedSession(today));
  }

  /**
   * Whether a moment lies in a closed session. Nothing that decides fees may be dated into it by a clock that was set back,
   * because the fixed figures would no longer match the ledgers (D70).
   */
  isInClosedSession({ at }: Today): Promise<boolean> {
    return this.closings.have(at);
  }

  /** The time of the last payment or refund of any student, if clearly later than now: the clock is behind, or was ahead. */
  async lastMovedAfter(now: Date): Promise<Date | undefined> {
    const lastMovedAt = await this.ledgers.lastMovedAt();
    return isClockBehind(now, lastMovedAt) ? lastMovedAt : undefined;
  }

  /** Writes entries after the ledger that they were computed from, preceded by those entries of it that are not stored yet. */
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
   * Stores the entries that follow from a student's terms by the rules alone: past months at the fee of their time, and future
   * months that are taken back (D45, D73). They hold whether they are stored or not, so a failure changes nothing, and a
   * faster writer has stored the same ones. Nothing is stored when the clock is in a closed session.
   */
  async settle(studentID: string): Promise<void> {
    await this.settleAll([foldStudentId(studentID)]);
  }

  /** Settles many students, given their folded IDs, in as few database calls as possible. */
  async settleAll(foldedIds: readonly string[]): Promise<void> {
    if (foldedIds.length === 0) return;
    try {
      if (await this.isInClosedSession(await this.feeTables.today())) return;
      const accounts = await this.of(await this.students.findAll(foldedIds));
      await Promise.all(
        accounts.map(async (account) => {
          const { student, stored, ledger, today } = account;
          if (!feesAreKnown(student, ledger)) return;
          const currentLedger = ledgerAt(ledger, student, today);
          if (currentLedger.length > stored.length)
            await this.append(account, currentLedger.slice(ledger.length));
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
