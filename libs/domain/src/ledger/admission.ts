import { feesAt, type FeePayer, type FeeTable, type FeeTerms } from '../fees';
import { total, type FeeHead, type Paise } from '../values';
import { addCharge, type NewCharge } from './charge';
import { openLedger } from './ledger';
import { chargesOf, type Ledger } from './ledger-entry';
import type { Prices } from './today';

/** The one-time fees of a new student by the fee table, those above zero (D47). Paise. */
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

/** The one-time fees never charged yet, so that the counter offers none twice; one taken back may be charged again. Paise. */
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

/** The reason given for charges that the registration books. */
const REASON = 'Admission';

/** The data kept with the student with which a registration begins the ledger. Amounts in paise. */
export interface Admission {
  readonly at: Date;
  /** First name and id of the account that registered. */
  readonly by: string;
  readonly byId: string;
  readonly previousBalance: Paise;
  /** The one-time fees, if the registration wanted them charged (D47). */
  readonly fees: readonly Pick<NewCharge, 'head' | 'amount'>[];
}

/** The first entries: the previous balance (D28), the months since the first charged one (D44), and the one-time fees (D47). */
function admissionLedger(
  student: FeePayer,
  { previousBalance, fees, ...context }: Admission,
  prices: Prices,
): Ledger {
  // The caller's prices may carry the moment of today; the moment of the admission replaces it.
  const by = { ...prices, ...context };
  return fees.reduce<Ledger>(
    (ledger, fee) => [...ledger, ...addCharge(ledger, student, { ...fee, reason: REASON }, by)],
    openLedger(student, previousBalance, by),
  );
}

/**
 * A ledger including the entries of the admission: those not stored yet are written before the next entry, so that a registration
 * is one write and nothing of it can be lost (D28, D71).
 */
export function withAdmission(
  stored: Ledger,
  student: FeePayer & { readonly admission?: Admission | undefined },
  prices: Prices,
): Ledger {
  const { admission } = student;
  // The first write after the admission stored all of them, whatever heads the student has taken since then.
  if (!admission || stored.some(({ collectedAt }) => collectedAt > admission.at)) return stored;
  const begun = admissionLedger(student, admission, prices);
  return [...stored, ...begun.slice(stored.length)];
}
