import { fromRupees, type Ledger } from '@school/domain';
import type { FeeEntry } from './types';

/** The API's fee entries (rupees, ISO instants) as the domain's ledger (paise, dates). */
export function ledgerOf(entries: readonly FeeEntry[]): Ledger {
  return entries.map((entry) => ({
    studentReceiptNo: entry.studentReceiptNo,
    kind: entry.kind,
    month: entry.month,
    studentCurrentCharge: fromRupees(entry.studentCurrentCharge),
    studentPaid: fromRupees(entry.studentPaid),
    studentTotalAmountDue: fromRupees(entry.studentTotalAmountDue),
    studentPaymentToward: entry.studentPaymentToward,
    updatedBalance: fromRupees(entry.updatedBalance),
    mode: entry.mode,
    branchCode: entry.branchCode,
    collectedBy: entry.collectedBy,
    collectedAt: new Date(entry.collectedAt),
    ...(entry.voids === undefined ? {} : { voids: entry.voids }),
    ...(entry.reason === undefined ? {} : { reason: entry.reason }),
  }));
}
