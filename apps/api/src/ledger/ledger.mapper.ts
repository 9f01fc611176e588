import { feesDue, isReckonable, ledgerAt, type FeePayer, type Ledger, type Today } from '@school/domain';
import { toStored, type StoredEntry } from './ledger.schema';

interface Owing extends FeePayer {
  readonly studentFeeReport: Ledger;
}

/**
 * What answers say of a student's money at a moment: the ledger with the months that passed, and what is due (D44). Of a
 * record that the fee table says nothing of, the ledger as it is stored, and no figure.
 */
export function moneyOf(student: Owing, today: Today) {
  if (!isReckonable(student))
    return {
      isFirstTimeDeposit: student.studentFeeReport.length === 0,
      studentFeeReport: [...student.studentFeeReport],
    };
  const { isFirstTimeDeposit, ...due } = feesDue(student.studentFeeReport, student, today);
  return {
    isFirstTimeDeposit,
    studentFeeReport: [...ledgerAt(student.studentFeeReport, student, today)],
    fees: { ...due, ahead: [...due.ahead] },
  };
}

/**
 * The months that passed and that nobody has stored yet: what changes a student stores them first, as they were owed (D45).
 * None of a record that the fee table says nothing of: they are owed as of the class that it is given then.
 */
export const passedMonths = (student: Owing, today: Today): StoredEntry[] =>
  isReckonable(student)
    ? toStored(ledgerAt(student.studentFeeReport, student, today).slice(student.studentFeeReport.length))
    : [];
