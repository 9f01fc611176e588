import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  accept,
  addCharge,
  collectFee,
  giveConcession,
  isBeforeLastEntry,
  isChargeOf,
  isConcessionOf,
  isPaymentOf,
  ledgerAt,
  refuse,
  saidOf,
  voidReceipt,
  withSaid,
  type AddCharge,
  type Deposit,
  type Ledger,
  type LedgerEntry,
  type NewConcession,
  type Outcome,
  type RefusalCode,
  type Today,
  type VoidReceipt,
} from '@school/domain';
import type { SignedInAccount } from '../auth/signed-in';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { toStored } from '../ledger/ledger.schema';
import type { StudentRecord } from '../students/student.schema';
import { SchoolDetailsService } from '../school-details/school-details.service';
import { StudentsRepository } from '../students/students.repository';
import type { BalanceAnswer, PaymentAnswer } from './fees.answers';
import { toBalance, toPayment } from './fees.mapper';
import { LedgerRepository } from './ledger.repository';

/** How often an entry is computed again when the student changed in between. */
const TRIES = 10;

const by = ({ fname, id }: SignedInAccount) => ({ by: fname, byId: id });

/** What becomes of the entries that a rule gave, before they are stored. */
type Finish = (entries: Ledger, student: StudentRecord) => Promise<Ledger>;

interface Appending {
  readonly key?: string | undefined;
  /** Whether an entry is what this key has made already (D52). */
  readonly isSame?: (first: LedgerEntry) => boolean;
  readonly finish?: Finish;
}

@Injectable()
export class FeesService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly ledgers: LedgerRepository,
    private readonly feeTables: FeeTablesService,
    private readonly schools: SchoolDetailsService,
  ) {}

  /** What a student owes at this moment, by the server's own figures (D30). */
  async balance(studentID: string): Promise<Outcome<BalanceAnswer, 'student-not-found'>> {
    const [student, today] = await Promise.all([this.students.find(studentID), this.feeTables.today()]);
    return student ? accept(toBalance(student, today)) : refuse('student-not-found', 'studentID');
  }

  /**
   * Takes a payment once: the same key again answers the first receipt and stores nothing, and is refused
   * with other content (D30, D31, D52).
   * @param key the caller's `Idempotency-Key`, if it sent one
   */
  async deposit(
    request: Deposit,
    key: string | undefined,
    account: SignedInAccount,
  ): Promise<Outcome<PaymentAnswer>> {
    const rule = (student: StudentRecord, today: Today) =>
      collectFee(student.studentFeeReport, student, request, { ...by(account), ...today });
    const finish: Finish = async (entries, student) =>
      withSaid(
        entries,
        saidOf({ ...student, ...student.personalDetail }, await this.schools.of(request.branchCode)),
      );
    return this.append(request.studentID, rule, {
      key,
      isSame: (first) => isPaymentOf(first, request),
      finish,
    });
  }

  /** Charges something beside the months, once for each key (D47). */
  async addCharge(
    { studentID, ...charge }: AddCharge,
    key: string | undefined,
    account: SignedInAccount,
  ): Promise<Outcome<PaymentAnswer>> {
    const rule = (student: StudentRecord, today: Today) =>
      accept(addCharge(student.studentFeeReport, student, charge, { ...by(account), ...today }));
    return this.append(studentID, rule, { key, isSame: (first) => isChargeOf(first, charge) });
  }

  /** Takes a concession off what is owed, once for each key (D48). */
  async giveConcession(
    { studentID, ...concession }: NewConcession,
    key: string | undefined,
    account: SignedInAccount,
  ): Promise<Outcome<PaymentAnswer>> {
    const rule = (student: StudentRecord, today: Today) =>
      giveConcession(student.studentFeeReport, student, concession, { ...by(account), ...today });
    return this.append(studentID, rule, { key, isSame: (first) => isConcessionOf(first, concession) });
  }

  /** Puts a receipt's amount back on the balance, or takes a charge off it, once (D34, D47). */
  async voidReceipt(request: VoidReceipt, account: SignedInAccount): Promise<Outcome<PaymentAnswer>> {
    return this.append(request.studentID, (student, today) =>
      voidReceipt(student.studentFeeReport, student, request, { ...by(account), ...today }),
    );
  }

  /** Entries are only stored over the ledger they were computed from; when another write was faster, the rules decide anew. */
  private async append(
    studentID: string,
    rule: (student: StudentRecord, today: Today) => Outcome<Ledger>,
    { key, isSame = () => true, finish }: Appending = {},
  ): Promise<Outcome<PaymentAnswer>> {
    const idempotencyKey = key ?? randomUUID();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [student, today] = await Promise.all([this.students.find(studentID), this.feeTables.today()]);
      if (!student) return refuse('student-not-found', 'studentID');
      const ledger = student.studentFeeReport;
      const first = ledger.find((entry) => entry.idempotencyKey === idempotencyKey);
      if (first && !isSame(first)) return refuse('key-other-content');
      if (first) return accept(toPayment(ledgerAt(ledger, student, today), first));
      if (isBeforeLastEntry(ledger, today.at)) return refuse('clock-behind');
      const outcome = rule(student, today);
      if (!outcome.ok) return outcome;
      const made = finish ? await finish(outcome.value, student) : outcome.value;
      const entries = toStored(made, idempotencyKey);
      const end = await this.ledgers.append(student, entries);
      const last = entries.at(-1);
      if (last && end === 'appended') return accept(toPayment([...ledger, ...entries], last));
      if (end === 'key-used') return refuse('key-used-elsewhere');
    }
    return refuse<RefusalCode>('balance-changed');
  }
}
