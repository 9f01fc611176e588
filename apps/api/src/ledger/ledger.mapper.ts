import { feesDue, ledgerAt, type FeePayer, type Ledger, type Today } from '@school/domain';

interface Owing extends FeePayer {
  readonly studentFeeReport: Ledger;
}

/** What answers say of a student's money at a moment: the ledger with the months that passed, and what is due (D44). */
export function moneyOf(student: Owing, today: Today) {
  const { isFirstTimeDeposit, ...due } = feesDue(student.studentFeeReport, student, today);
  return {
    isFirstTimeDeposit,
    studentFeeReport: [...ledgerAt(student.studentFeeReport, student, today)],
    fees: { ...due, ahead: [...due.ahead] },
  };
}
