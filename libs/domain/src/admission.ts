import type { Today } from './accrual';
import { addCharge, type NewCharge } from './charge';
import type { FeePayer } from './fee-payer';
import { feesAt, type FeeClass, type FeeTable } from './fee-table';
import { openLedger, total, type EntryContext } from './ledger';
import { chargesOf, type Ledger } from './ledger-entry';
import type { Paise } from './money';
import type { FeeHead } from './options';
import { schoolMonth } from './school-calendar';

/** What the fee table asks of a new student once, as far as it asks anything (D47). Paise. */
export function admissionFees(
  student: FeeClass,
  month: string,
  versions: readonly FeeTable[],
): readonly Pick<NewCharge, 'head' | 'amount'>[] {
  const { registration, security } = feesAt(month, student, versions);
  const fees = [
    { head: 'registration', amount: registration },
    { head: 'security', amount: security },
  ] as const;
  return fees.filter(({ amount }) => amount > 0);
}

/** Which of them were never charged, so that the counter offers none twice; one that was taken back may be charged again. Paise. */
export function admissionFeesLeft(
  ledger: Ledger,
  student: FeeClass,
  month: string,
  versions: readonly FeeTable[],
): readonly Pick<NewCharge, 'head' | 'amount'>[] {
  const charges = ledger.flatMap(chargesOf);
  const charged = (head: FeeHead) => total(charges.filter((charge) => charge.head === head));
  return admissionFees(student, month, versions).filter(({ head }) => charged(head) <= 0);
}

/** What stands as the reason of charges that the registration books. */
const REASON = 'Admission';

const newCharges = (student: FeePayer, { at, feeTables }: Today): readonly NewCharge[] =>
  admissionFees(student, schoolMonth(at), feeTables).map((fee) => ({ ...fee, reason: REASON }));

/**
 * The ledger of a new student: what was owed before (D28), and if it is wanted the registration and security fees (D47).
 * Months that passed since the first charged one come before them (D44).
 */
export function admissionLedger(
  student: FeePayer,
  previousBalance: Paise,
  withCharges: boolean,
  context: EntryContext,
): Ledger {
  const opened = openLedger(student, previousBalance, context);
  if (!withCharges) return opened;
  return newCharges(student, context).reduce<Ledger>(
    (ledger, charge) => [...ledger, ...addCharge(ledger, student, charge, context)],
    opened,
  );
}
