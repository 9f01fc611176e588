import type { Today } from './accrual';
import { addCharge, type NewCharge } from './charge';
import type { FeePayer } from './fee-payer';
import { feesAt, type FeeClass, type FeeTable } from './fee-table';
import { openLedger, type EntryContext } from './ledger';
import type { Ledger } from './ledger-entry';
import type { Paise } from './money';
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

/** What stands as the reason of charges that the registration books. */
const REASON = 'Admission';

const chargesOf = (student: FeePayer, { at, feeTables }: Today): readonly NewCharge[] =>
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
  return chargesOf(student, context).reduce<Ledger>(
    (ledger, charge) => [...ledger, ...addCharge(ledger, student, charge, context)],
    opened,
  );
}
