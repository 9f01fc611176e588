import { feesDue, ledgerAt, type FeePayer, type Ledger, type Today } from '@school/domain';
import { toStored, type StoredEntry } from './ledger.schema';

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

/** The months that passed and that nobody has stored yet: what changes a student stores them first, as they were owed (D45). */
export const passedMonths = (student: Owing, today: Today): StoredEntry[] =>
  toStored(ledgerAt(student.studentFeeReport, student, today).slice(student.studentFeeReport.length));
