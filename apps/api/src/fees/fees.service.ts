import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  accept,
  addCharge,
  bookMonths,
  collectFee,
  foldStudentId,
  giveConcession,
  isReckonable,
  isBeforeLastEntry,
  isBookingOf,
  isChargeOf,
  isConcessionOf,
  isPaymentOf,
  isVoided,
  ledgerAt,
  refuse,
  voidReceipt,
  type AddCharge,
  type BookMonths,
  type Deposit,
  type Ledger,
  type LedgerEntry,
  type NewConcession,
  type Outcome,
  type RefusalCode,
  type Today,
  type VoidReceipt,
} from '@school/domain';
import { isAdmin, type SignedInAccount } from '../auth/signed-in';
import { InTurn } from '../common/in-turn';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { toStored } from '../ledger/ledger.schema';
import type { StudentRecord } from '../students/student.schema';
import { StudentsRepository } from '../students/students.repository';
import type { BalanceAnswer, PaymentAnswer } from './fees.answers';
import { toBalance, toPayment } from './fees.mapper';
import { LedgerRepository } from './ledger.repository';
import { ReceiptIssuer } from './receipt-issuer';

/** How often an entry is computed again when the student changed in between. */
const TRIES = 10;

const by = ({ fname, id }: SignedInAccount) => ({ by: fname, byId: id });

/** Whether it asks to void a payment; a number that there is not is refused as such later. */
const isOfPayment = (ledger: Ledger, { studentReceiptNo, head }: VoidReceipt) =>
  head === undefined &&
  ledger.every((entry) => entry.studentReceiptNo !== studentReceiptNo || entry.kind === 'deposit');

/** Gives the entries to append to what is stored of a student. */
type Rule = (student: StudentRecord, today: Today) => Outcome<Ledger>;

interface Appending {
  readonly key?: string | undefined;
  /** Whether an entry of this ledger is what this key has made already (D52). */
  readonly isSame?: (first: LedgerEntry, ledger: Ledger) => boolean;
  /** The last entry is a deposit and becomes a receipt. */
  readonly isReceipt?: boolean;
  /** Also of a student who has left. */
  readonly isForEver?: boolean;
}

@Injectable()
export class FeesService {
  private readonly turns = new InTurn();

  constructor(
    private readonly students: StudentsRepository,
    private readonly ledgers: LedgerRepository,
    private readonly feeTables: FeeTablesService,
    private readonly receipts: ReceiptIssuer,
  ) {}

  /** What a student owes at this moment, by the server's own figures (D30); also one who has left (D22). */
  async balance(studentID: string): Promise<Outcome<BalanceAnswer, 'student-not-found' | 'fees-unknown'>> {
    const [student, today] = await Promise.all([this.students.findEver(studentID), this.feeTables.today()]);
    if (!student) return refuse('student-not-found', 'studentID');
    const balance = toBalance(student, today);
    return balance ? accept(balance) : refuse('fees-unknown', 'studentID');
  }

  /**
   * Takes a payment once: the same key again answers the first receipt and stores nothing, and is refused
   * with other content (D30, D31, D52). Also of a student who has left, who still owes (D22).
   * @param key the caller's `Idempotency-Key`, if it sent one
   */
  async deposit(
    request: Deposit,
    key: string | undefined,
    account: SignedInAccount,
  ): Promise<Outcome<PaymentAnswer>> {
    const rule = (student: StudentRecord, today: Today) =>
      collectFee(student.studentFeeReport, student, request, { ...by(account), ...today });
    const isSame = (first: LedgerEntry) => isPaymentOf(first, request);
    return this.append(request.studentID, rule, { key, isSame, isReceipt: true, isForEver: true });
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

  /** Charges months that were never charged, once for each key (D44, D47). */
  async bookMonths(
    { studentID, ...request }: BookMonths,
    key: string | undefined,
    account: SignedInAccount,
  ): Promise<Outcome<PaymentAnswer>> {
    const rule = (student: StudentRecord, today: Today) =>
      bookMonths(student.studentFeeReport, student, request, { ...by(account), ...today });
    const isSame = (last: LedgerEntry, ledger: Ledger) => isBookingOf(ledger, last, request);
    return this.append(studentID, rule, { key, isSame });
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

  /** Puts a receipt's amount back on the balance, or takes a charge off it, once, also when the student has left (D34, D47, D51). */
  async voidReceipt(request: VoidReceipt, account: SignedInAccount): Promise<Outcome<PaymentAnswer>> {
    const rule = (student: StudentRecord, today: Today) => {
      const ledger = student.studentFeeReport;
      // The right to void is one over payments; charges and concessions are an administrator's (D47, D58).
      if (!isAdmin(account) && !isOfPayment(ledger, request))
        return refuse('receipt-not-voidable', 'studentReceiptNo');
      return voidReceipt(ledger, student, request, { ...by(account), ...today });
    };
    return this.append(request.studentID, rule, { isForEver: true });
  }

  private append(studentID: string, rule: Rule, how: Appending = {}): Promise<Outcome<PaymentAnswer>> {
    // Two desks for one student: the second one sees what the first has written, and takes no number in vain.
    return this.turns.work(foldStudentId(studentID), () => this.appendNow(studentID, rule, how));
  }

  /** Entries are only stored over the ledger they were computed from; when another write was faster, the rules decide anew. */
  private async appendNow(
    studentID: string,
    rule: Rule,
    { key, isSame = () => true, isReceipt = false, isForEver = false }: Appending,
  ): Promise<Outcome<PaymentAnswer>> {
    const idempotencyKey = key ?? randomUUID();
    const find = () => (isForEver ? this.students.findEver(studentID) : this.students.find(studentID));
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [student, today] = await Promise.all([find(), this.feeTables.today()]);
      if (!student) return refuse('student-not-found', 'studentID');
      if (!isReckonable(student)) return refuse('fees-unknown', 'studentID');
      const ledger = student.studentFeeReport;
      const first = ledger.find((entry) => entry.idempotencyKey === idempotencyKey);
      // Of a receipt that is void nothing can be given again: whoever sends it means another payment.
      const isVoid = first !== undefined && isReceipt && isVoided(ledger, first.studentReceiptNo);
      if (first && (isVoid || !isSame(first, ledger))) return refuse('key-other-content');
      if (first) {
        await this.receipts.settle(first, student);
        return accept(toPayment(ledgerAt(ledger, student, today), first));
      }
      if (isBeforeLastEntry(ledger, today.at)) return refuse('clock-behind');
      const outcome = rule(student, today);
      if (!outcome.ok) return outcome;
      const entries = toStored(outcome.value, idempotencyKey);
      const made = entries.pop();
      if (!made) throw new Error('A rule gave no entry');
      const issued = isReceipt ? await this.receipts.issue(made, student) : { entry: made, isOld: false };
      if (!issued) return refuse('key-used-elsewhere');
      const last = issued.entry;
      const end = await this.ledgers.append(student, [...entries, last]);
      if (end === 'key-used') return refuse('key-used-elsewhere');
      if (end === 'outdated') continue;
      if (issued.isOld) await this.receipts.settle(last, student);
      return accept(toPayment([...ledger, ...entries, last], last));
    }
    return refuse<RefusalCode>('balance-changed');
  }
}
