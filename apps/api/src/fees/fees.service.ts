import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  accept,
  addCharge,
  bookMonths,
  changesBetween,
  collectFee,
  giveConcession,
  headsOffered,
  isChargedWithMonth,
  familyLanguageOf,
  feesAreKnown,
  isVoided,
  ledgerAt,
  mayTakeBack,
  paise,
  refund,
  refundable,
  refuse,
  placeIn,
  schoolMonth,
  snapshotOf,
  toRupees,
  voidReceipt,
  voidRightOf,
  type AddCharge,
  type AuditAction,
  type BookMonths,
  type Deposit,
  type EntryContext,
  type Ledger,
  type NewConcession,
  type Outcome,
  type Refund,
  type TakeBack,
  type VoidReceipt,
  type VoidRequest,
  type VoidRight,
} from '@school/domain';
import { AuditTrail } from '../audit/audit-trail';
import { isAdmin, type Caller } from '../auth/signed-in';
import { ClosingsService } from '../closings/closings.service';
import { readDecideWrite } from '../common/read-decide-write';
import { digestOf } from '../common/request-digest';
import { LEDGER, type NewEntry, type StoredEntry } from '../ledger/ledger.schema';
import { SchoolDetailsService } from '../school-details/school-details.service';
import { auditSubjectOf } from '../students/student-audit';
import { StudentLedgers, type StudentAccount } from '../students/student-ledgers';
import type { BalanceAnswer, PaymentAnswer, RefundableAnswer } from './fees.answers';
import { toBalance, toPayment, toRefundable } from './fees.mapper';
import { ReferencesService } from './references.service';

/** The ledger with the entry that a call wrote, or the refusal. */
type Written = Promise<Outcome<PaymentAnswer>>;

/** The change that one call makes to a ledger. */
interface Call {
  /** The name of the operation, which its digest covers. */
  readonly name: string;
  readonly request: { readonly studentID: string };
  readonly account: Caller;
  /** The caller's `Idempotency-Key`, if it sent one. */
  readonly key?: string | undefined;
  /** Computes the entries to append. */
  readonly rule: (account: StudentAccount, context: EntryContext) => Outcome<Ledger>;
  /** The kind of the entry that the call is about: the last one of this kind, before any months that follow from it. */
  readonly kind: StoredEntry['kind'];
  /** Also allowed for a student who has left. */
  readonly isForEver?: boolean;
}

/** The additional conditions of taking back a payment, compared to a void. */
interface Undoing extends Pick<Call, 'key'> {
  readonly mayUndo?: (account: StudentAccount) => Outcome<undefined>;
}

@Injectable()
export class FeesService {
  constructor(
    private readonly ledgers: StudentLedgers,
    private readonly schools: SchoolDetailsService,
    private readonly references: ReferencesService,
    private readonly closings: ClosingsService,
    private readonly audit: AuditTrail,
  ) {}

  /** The amount that a student owes at this moment, by the server's own figures (D30); also for one who has left (D22). */
  async balance(studentID: string): Promise<Outcome<BalanceAnswer, 'student-not-found' | 'fees-unknown'>> {
    const account = await this.ledgers.find(studentID, true);
    if (!account.ok) return account;
    const balance = toBalance(account.value);
    return balance ? accept(balance) : refuse('fees-unknown', 'studentID');
  }

  /** The amounts that can be paid back to a family at this moment (D75). */
  async refundable(
    studentID: string,
  ): Promise<Outcome<RefundableAnswer, 'student-not-found' | 'fees-unknown'>> {
    const account = await this.ledgers.find(studentID, true);
    if (!account.ok) return account;
    const { student, ledger, today } = account.value;
    if (!feesAreKnown(student, ledger)) return refuse('fees-unknown', 'studentID');
    return accept(toRefundable(refundable(ledger, student, today)));
  }

  /**
   * Takes a payment once: the same key again gets the first receipt and stores nothing; with other content it is refused
   * (D30, D31, D52). Also for a student who has left and still owes (D22).
   */
  async deposit(request: Deposit, key: string | undefined, account: Caller): Written {
    return this.write({
      name: 'depositFee',
      request,
      account,
      key,
      kind: 'deposit',
      isForEver: true,
      rule: ({ ledger, student }, context) => collectFee(ledger, student, request, context),
    });
  }

  /** Adds a charge besides the monthly ones, once for each key (D47). */
  async addCharge(request: AddCharge, key: string | undefined, account: Caller): Written {
    const { studentID: _, ...charge } = request;
    return this.write({
      name: 'addCharge',
      request,
      account,
      key,
      kind: 'charge',
      rule: ({ ledger, student }, context) => {
        const offered = headsOffered([charge], student, context);
        if (!offered.ok) return offered;
        if (isChargedWithMonth(ledger, student, charge.head, context))
          return refuse('head-of-months', 'head');
        return accept(addCharge(ledger, student, charge, context));
      },
    });
  }

  /** Charges months that are not charged automatically, once for each key (D44, D47, D72). */
  async bookMonths(request: BookMonths, key: string | undefined, account: Caller): Written {
    return this.write({
      name: 'bookMonths',
      request,
      account,
      key,
      kind: 'charge',
      rule: ({ ledger, student }, context) => bookMonths(ledger, student, request, context),
    });
  }

  /** Deducts a concession from the charges of now, once for each key (D48, D80). */
  async giveConcession(request: NewConcession, key: string | undefined, account: Caller): Written {
    return this.write({
      name: 'giveConcession',
      request,
      account,
      key,
      kind: 'concession',
      rule: ({ ledger, student }, context) => giveConcession(ledger, student, request, context),
    });
  }

  /** Pays back an overpaid amount, or a deposit, once for each key (D75). */
  async refund(request: Refund, key: string | undefined, account: Caller): Written {
    return this.write({
      name: 'refund',
      request,
      account,
      key,
      kind: 'refund',
      isForEver: true,
      rule: ({ ledger, student }, context) => refund(ledger, student, request, context),
    });
  }

  /** Puts a voided receipt's amount back on the balance, or removes a charge; once, also for one who left (D34, D47, D51). */
  async voidReceipt(request: VoidReceipt, account: Caller): Written {
    return this.undo(request, voidRightOf(isAdmin(account), account.rights) ?? 'payments', account);
  }

  /** Takes back a payment that the same account has just taken by mistake (D76). */
  async takeBack(request: TakeBack, account: Caller): Written {
    await this.closings.finishLast(account.id);
    const mistyped = { ...request, cause: 'mistyped' } as const;
    // A payment is taken back only once: a repeated request, whose answer was lost, is the same one and not too late.
    const key = `taken-back/${account.id}/${request.studentReceiptNo}`;
    const mayUndo = ({ stored, today }: StudentAccount) => {
      const wrong = stored.find(({ studentReceiptNo }) => studentReceiptNo === request.studentReceiptNo);
      if (!wrong) return refuse('receipt-not-found', 'studentReceiptNo');
      return mayTakeBack(wrong, account.id, today.at, wrong.closing !== undefined)
        ? accept(undefined)
        : refuse('take-back-late', 'studentReceiptNo');
    };
    return this.undo(mistyped, 'payments', account, { key, mayUndo });
  }

  private async undo(
    request: VoidRequest & { readonly studentID: string },
    right: VoidRight,
    account: Caller,
    { key, mayUndo = () => accept(undefined) }: Undoing = {},
  ): Written {
    return this.write({
      name: 'voidReceipt',
      request,
      account,
      key,
      kind: 'reversal',
      isForEver: true,
      rule: (studentAccount, context) => {
        const permission = mayUndo(studentAccount);
        return permission.ok
          ? voidReceipt(studentAccount.ledger, studentAccount.student, request, right, context)
          : permission;
      },
    });
  }

  /** Stores entries only over the ledger that they were computed from; if another write was faster, the rules decide again. */
  private async write({ name, request, account: caller, key, rule, kind, isForEver = false }: Call): Written {
    const ownKey = key ?? randomUUID();
    const digest = digestOf(name, request, ownKey);
    interface Made {
      readonly answer?: PaymentAnswer;
      readonly entries: readonly NewEntry[];
      readonly entryIndex: number;
    }
    return readDecideWrite<StudentAccount, Made, PaymentAnswer>({
      busy: 'balance-changed',
      read: () => this.ledgers.find(request.studentID, isForEver),
      decide: async (account) => {
        const { student, stored, ledger, today } = account;
        if (!feesAreKnown(student, ledger)) return refuse('fees-unknown', 'studentID');
        const earlierEntry = stored.find((entry) => entry.key === ownKey);
        // A void receipt cannot be answered again: a request with its key means another payment.
        const isVoidNow = earlierEntry && isVoided(stored, earlierEntry.studentReceiptNo);
        if (isVoidNow && kind === 'deposit' && earlierEntry.digest === digest)
          return refuse('payment-taken-back');
        if (earlierEntry && (isVoidNow || earlierEntry.digest !== digest)) return refuse('key-other-content');
        if (earlierEntry)
          return accept({
            answer: toPayment(ledgerAt(ledger, student, today), earlierEntry),
            entries: [],
            entryIndex: 0,
          });
        if (await this.ledgers.isClockBehind(account)) return refuse('clock-behind');
        const outcome = rule(account, { by: caller.fname, byId: caller.id, ...today });
        if (!outcome.ok) return outcome;
        const entryIndex = outcome.value.findLastIndex((entry) => entry.kind === kind);
        const entries: NewEntry[] = [...outcome.value];
        const ownEntry = entries[entryIndex];
        if (!ownEntry) throw new Error('A rule gave no entry of its own');
        const withReference = await this.references.next(ownEntry, student);
        if (!withReference.ok) return withReference;
        entries[entryIndex] = {
          ...(await this.completed(withReference.value, account)),
          key: ownKey,
          digest,
        };
        return accept({ entries, entryIndex });
      },
      write: async (account, { answer, entries, entryIndex }) => {
        if (answer) return accept(answer);
        const { stored, ledger } = account;
        const line = this.lineOf(account, entries, entryIndex);
        const withAudit = entries.map((entry, index) =>
          index === entryIndex && line ? { ...entry, unaudited: [line] } : entry,
        );
        const written = await this.ledgers.append(account, withAudit);
        if (written === 'outdated') return written;
        if (written === 'key-used')
          return (await this.hasKey(request.studentID, ownKey)) ? 'outdated' : refuse('key-used-elsewhere');
        const storedEntry = written[ledger.length - stored.length + entryIndex];
        if (!storedEntry) throw new Error('What was written is not there');
        if (line) await this.audit.keep(LEDGER, storedEntry._id, line);
        return accept(toPayment([...stored, ...written], storedEntry));
      },
    });
  }

  /** Whether the same call was faster at another desk or in another process; then its answer is given here, too. */
  private async hasKey(studentID: string, key: string): Promise<boolean> {
    const account = await this.ledgers.find(studentID, true);
    return account.ok && account.value.stored.some((entry) => entry.key === key);
  }

  /** An entry with the names that its paper shows, if it moves money (D51). */
  private async completed(entry: NewEntry, { student, stored }: StudentAccount): Promise<NewEntry> {
    if (entry.studentPaid === 0) return entry;
    const school = await this.schools.of(entry.branchCode);
    const voided = stored.find((one) => entry.kind === 'reversal' && one.studentReceiptNo === entry.voids);
    return {
      ...entry,
      snapshot:
        voided?.snapshot ??
        snapshotOf(
          { ...student, ...student.personalDetail, ...placeIn(schoolMonth(entry.collectedAt), student) },
          school,
          familyLanguageOf(student),
        ),
    };
  }

  /** The audit line of an action (D60). Payments are in the register of receipts (D51), and automatic charges in the ledger. */
  private lineOf({ student, ledger }: StudentAccount, entries: readonly NewEntry[], entryIndex: number) {
    const ownEntry = entries[entryIndex];
    const action = ownEntry && actionOf(ownEntry);
    if (!action) return undefined;
    const { studentReceiptNo, studentPaymentToward: toward, voids, concession, cause } = ownEntry;
    const { reference, reason = ownEntry.referenceReason } = ownEntry;
    // Months that are booked together are one entry each; entries of months that passed have no collector.
    const firstIndex =
      ownEntry.kind === 'charge'
        ? entries.findIndex(({ collectedBy }) => collectedBy !== undefined)
        : entryIndex;
    const entryBefore = entries[firstIndex - 1] ?? ledger.at(-1);
    const lastEntry = entries.at(-1) ?? ownEntry;
    const amount = toRupees(paise(lastEntry.updatedBalance - (entryBefore?.updatedBalance ?? 0)));
    const givesMoneyBack = ownEntry.studentPaid < 0;
    const figures = {
      ...(ownEntry.kind !== 'refund' && { amount }),
      ...(givesMoneyBack && { paidAmount: toRupees(paise(0 - ownEntry.studentPaid)) }),
    };
    const details = { studentReceiptNo, voids, toward, concession, cause, ...figures, reference, reason };
    return this.audit.line(action, auditSubjectOf(student), changesBetween({}, details));
  }
}

/** The audit log's name for the action that made an entry. */
function actionOf({ kind, cause, referenceReason }: NewEntry): AuditAction | undefined {
  if (kind === 'charge') return 'charge-added';
  if (kind === 'concession') return 'concession-given';
  if (kind === 'refund') return 'money-refunded';
  if (kind === 'reversal') return cause === 'mistyped' ? 'payment-taken-back' : 'entry-reversed';
  return kind === 'deposit' && referenceReason !== undefined ? 'reference-shared' : undefined;
}
