import {
  endOfTerms,
  formerTerms,
  lastMove,
  moveClass,
  takeBackMove,
  type FeePayer,
  type FormerTerms,
  type Move,
  type StudentInSection,
} from '../fees';
import {
  allocate,
  collectFee,
  currentChargeWith,
  feesDue,
  hasEntrySince,
  ledgerAt,
  voidReceipt,
  type EntryContext,
  type Ledger,
  type NewCharge,
  type PaymentRequest,
  type Today,
  type VoidRequest,
} from '../ledger';
import { accept, type Outcome } from '../rules';
import { noon, schoolMonth, turnOfSessions } from '../school';
import { paise, type Paise } from '../values';

/** What happens at a counter, for the specs: by a clerk who sees the figures of the moment, and as the API stores it. */

export const rupees = (amount: number): Paise => paise(Math.round(amount * 100));

/** Meena at her desk on a day. */
export const on = (
  day: string,
  feeTables: Today['feeTables'] = [],
  heads: Today['heads'] = [],
): EntryContext => ({
  by: 'Meena',
  byId: 'm1',
  at: noon(day),
  feeTables,
  heads,
});

/** A ledger with what was appended. @throws Error with the code of a refusal */
export function done(ledger: Ledger, outcome: Outcome<Ledger>): Ledger {
  if (!outcome.ok) throw new Error(outcome.code);
  return [...ledger, ...outcome.value];
}

export const codeOf = (outcome: Outcome<unknown>): string => (outcome.ok ? 'accepted' : outcome.code);

interface Paying extends Partial<PaymentRequest> {
  readonly charges?: readonly NewCharge[];
}

/** The outcome of a payment by a clerk who sees what is due. @param paid rupees; all that is due when left out */
export function payment(
  ledger: Ledger,
  student: FeePayer,
  context: EntryContext,
  paid?: number,
  more: Paying = {},
) {
  const due = feesDue(ledger, student, context);
  const currentCharge = currentChargeWith(due, more);
  const all = paise(due.previousBalance + currentCharge);
  const request: PaymentRequest = {
    ...due,
    paidAmount: paid === undefined ? all : rupees(paid),
    currentCharge,
    toward: 'monthly',
    ...more,
  };
  return collectFee(ledger, student, request, context);
}

export const pay = (...asked: Parameters<typeof payment>): Ledger => done(asked[0], payment(...asked));

export const numberOf = (ledger: Ledger): string => ledger.at(-1)?.studentReceiptNo ?? '';

/** What an administrator undoes. @param studentReceiptNo the last entry when left out */
export const undo = (
  ledger: Ledger,
  student: FeePayer,
  context: EntryContext,
  studentReceiptNo = numberOf(ledger),
  more: Partial<VoidRequest> = {},
) => voidReceipt(ledger, student, { studentReceiptNo, reason: 'Mistake', ...more }, 'all', context);

export const undone = (...asked: Parameters<typeof undo>): Ledger => done(asked[0], undo(...asked));

const pushed = (student: FeePayer, ends: Pick<FormerTerms, 'until' | 'decidedAt'>) => ({
  former: [...(student.former ?? []), { ...formerTerms(student, ends.until), ...ends }],
  revision: (student.revision ?? 0) + 1,
});

/** A student whose terms change, as the API keeps it. */
export const changed = <Student extends FeePayer>(
  student: Student,
  until: Date,
  terms: Partial<FeePayer>,
): Student => ({ ...student, ...terms, ...pushed(student, endOfTerms(student, until)) });

/** A student of whom it is said what becomes of it at the end of the session. @throws Error with the code of a refusal */
export function moved(student: StudentInSection, move: Move, { at }: Today): StudentInSection {
  const outcome = moveClass(student, move, turnOfSessions(schoolMonth(at)), { by: 'Admin', byId: 'a1', at });
  if (!outcome.ok) throw new Error(outcome.code);
  return { ...student, ...outcome.value, revision: (student.revision ?? 0) + 1 };
}

/** The same taken back, as long as it can be (D70). */
export function movedBack(
  stored: Ledger,
  student: StudentInSection,
  today: Today,
): Outcome<StudentInSection> {
  const last = lastMove(student);
  const hasBegun = last !== undefined && hasEntrySince(ledgerAt(stored, student, today), last);
  const outcome = takeBackMove(student, hasBegun, { by: 'Admin', byId: 'a1', at: today.at });
  if (!outcome.ok) return outcome;
  return accept({ ...student, ...outcome.value, revision: (student.revision ?? 0) + 1 });
}

/** A student who leaves on a day up to now (D74). */
export const left = <Student extends FeePayer>(student: Student, leftAt: Date): Student => ({
  ...student,
  leftAt,
  ...pushed(student, { until: leftAt }),
});

/** A student who is taken back into the school. */
export const returned = <Student extends FeePayer>(
  student: Student,
  at: Date,
  terms: Partial<FeePayer> = {},
): Student => ({ ...student, ...terms, ...pushed(student, { until: at }), leftAt: undefined });

/** What is open, as `head month rupees`, oldest first. */
export const openOf = (stored: Ledger, student: FeePayer, today: Today): string[] =>
  allocate(ledgerAt(stored, student, today))
    .dues.filter(({ open }) => open !== 0)
    .map(({ charge, open }) => `${charge.head} ${charge.month} ${open / 100}`);

/** Lines of a ledger as `kind month balance`. */
export const linesOf = (ledger: Ledger): string[] =>
  ledger.map(
    ({ kind, month, charges = [], updatedBalance }) =>
      `${kind} ${charges[0]?.month ?? month} ${updatedBalance / 100}`,
  );
