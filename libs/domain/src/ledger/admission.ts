import { feesAt, type FeePayer, type FeeTable, type FeeTerms } from '../fees';
import { total, type FeeHead, type Paise } from '../values';
import { addCharge, type NewCharge } from './charge';
import { openLedger } from './ledger';
import { chargesOf, type Ledger } from './ledger-entry';
import type { Prices } from './today';

/** What the fee table asks of a new student once, as far as it asks anything (D47). Paise. */
export function admissionFees(
  student: FeeTerms,
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
  student: FeeTerms,
  month: string,
  versions: readonly FeeTable[],
): readonly Pick<NewCharge, 'head' | 'amount'>[] {
  const charges = ledger.flatMap(chargesOf);
  const charged = (head: FeeHead) => total(charges.filter((charge) => charge.head === head));
  return admissionFees(student, month, versions).filter(({ head }) => charged(head) <= 0);
}

/** What stands as the reason of charges that the registration books. */
const REASON = 'Admission';

/** What a registration begins the ledger with, as it is kept with the student. Amounts in paise. */
export interface Admission {
  readonly at: Date;
  /** First name and id of the account that registered. */
  readonly by: string;
  readonly byId: string;
  readonly previousBalance: Paise;
  /** What is paid once, where the registration wanted it charged (D47). */
  readonly fees: readonly Pick<NewCharge, 'head' | 'amount'>[];
}

/** What was owed before (D28), the months since the first charged one (D44), and the fees that are paid once (D47). */
function admissionLedger(
  student: FeePayer,
  { previousBalance, fees, ...context }: Admission,
  prices: Prices,
): Ledger {
  // What a caller knows of today has a moment of its own: the admission was at its own one.
  const by = { ...prices, ...context };
  return fees.reduce<Ledger>(
    (ledger, fee) => [...ledger, ...addCharge(ledger, student, { ...fee, reason: REASON }, by)],
    openLedger(student, previousBalance, by),
  );
}

/**
 * A ledger with what the registration begins it with: as far as it is not stored yet, it comes first with the next write, so
 * that a registration is one write, and nothing of it can be lost (D28, D71).
 */
export function withAdmission(
  stored: Ledger,
  student: FeePayer & { readonly admission?: Admission | undefined },
  prices: Prices,
): Ledger {
  const { admission } = student;
  // The next write has stored all of it, whatever the student has taken since then.
  if (!admission || stored.some(({ collectedAt }) => collectedAt > admission.at)) return stored;
  const begun = admissionLedger(student, admission, prices);
  return [...stored, ...begun.slice(stored.length)];
}
