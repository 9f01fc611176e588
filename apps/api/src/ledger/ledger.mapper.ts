import { feesDue, feesAreKnown, type FeePayer, type Ledger, type Today } from '@school/domain';
import { encodedLedger } from './encoded-ledger';

/**
 * What answers say of a student's money at a moment: the ledger with the months that passed, as calls carry it, and what is
 * due (D44). Of a record that the fee table says nothing of, the ledger as it is stored, and no figure.
 */
export function moneyOf(student: FeePayer, ledger: Ledger, today: Today) {
  if (!feesAreKnown(student, ledger))
    return { isFirstTimeDeposit: ledger.length === 0, studentFeeReport: encodedLedger(ledger) };
  const { isFirstTimeDeposit, ledger: settled, current, ahead, ...due } = feesDue(ledger, student, today);
  return {
    isFirstTimeDeposit,
    studentFeeReport: encodedLedger(settled),
    fees: {
      ...due,
      current: current.some(({ head }) => head !== 'monthly') ? [...current] : undefined,
      // The monthly fee goes without a name, as it always did.
      ahead: ahead.map(({ head, ...one }) => (head === 'monthly' ? one : { ...one, head })),
    },
  };
}
