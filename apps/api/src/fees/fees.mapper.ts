import { feesDue, toRupees, type FeesDue } from '@school/domain';
import type { StoredEntry, StudentRecord } from '../students/student.schema';
import type { BalanceAnswer, EntryAnswer, FeesAnswer, PaymentAnswer } from './fees.answers';

function toEntry(entry: StoredEntry): EntryAnswer {
  return {
    studentReceiptNo: entry.studentReceiptNo,
    kind: entry.kind,
    month: entry.month,
    studentCurrentCharge: toRupees(entry.studentCurrentCharge),
    studentPaid: toRupees(entry.studentPaid),
    studentTotalAmountDue: toRupees(entry.studentTotalAmountDue),
    studentPaymentToward: entry.studentPaymentToward,
    updatedBalance: toRupees(entry.updatedBalance),
    mode: entry.mode,
    branchCode: entry.branchCode,
    collectedBy: entry.collectedBy,
    collectedAt: entry.collectedAt.toISOString(),
    ...(entry.voids === undefined ? {} : { voids: entry.voids }),
    ...(entry.reason === undefined ? {} : { reason: entry.reason }),
  };
}

/** A ledger in rupees; the idempotency keys stay inside. */
export function toLedger(ledger: readonly StoredEntry[]): EntryAnswer[] {
  return ledger.map(toEntry);
}

export function toFees(due: FeesDue): FeesAnswer {
  return {
    month: due.month,
    branchCode: due.branchCode,
    currentCharge: toRupees(due.currentCharge),
    previousBalance: toRupees(due.previousBalance),
    outstandingDue: toRupees(due.outstandingDue),
  };
}

export function toPayment(ledger: readonly StoredEntry[], studentReceiptNo: string): PaymentAnswer {
  return { studentFeeReport: toLedger(ledger), studentReceiptNo };
}

/** What the counter shows of a student at a moment. */
export function toBalance(student: StudentRecord, at: Date): BalanceAnswer {
  const due = feesDue(student.studentFeeReport, student, at);
  return {
    isFirstTimeDeposit: due.isFirstTimeDeposit,
    student: {
      _id: student._id.toHexString(),
      studentID: student.studentID,
      studentFirstName: student.studentFirstName,
      studentLastName: student.studentLastName,
      fatherName: student.personalDetail.fatherName,
      motherName: student.personalDetail.motherName,
      boardType: student.boardType,
      medium: student.medium,
      class: student.class,
      section: student.section,
      ...(student.stream === undefined ? {} : { stream: student.stream }),
      ...(student.profilePictureRef === undefined ? {} : { profilePictureRef: student.profilePictureRef }),
      studentFeeReport: toLedger(student.studentFeeReport),
    },
    fees: toFees(due),
  };
}
