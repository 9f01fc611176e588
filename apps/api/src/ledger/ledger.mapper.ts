import { feesDue, feesAreKnown, type FeePayer, type Ledger, type Today } from '@school/domain';
import { encodedLedger } from './encoded-ledger';

/**
 * A student's money at a moment for answers: the encoded ledger, including past months that are not stored yet, and the dues
 * (D44). For a record that the fee table does not cover: the ledger as it is stored, and no dues.
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
      // The monthly fee is sent without a head, as it always was.
      ahead: ahead.map(({ head, ...charge }) => (head === 'monthly' ? charge : { ...charge, head })),
    },
  };
}
