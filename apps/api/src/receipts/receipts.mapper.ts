import { isVoided, type RegisteredReceipt } from '@school/domain';
import type { RegisteredEntry } from './receipt-ledgers';
import { bookNumberOf, type StoredReceipt } from './receipts.schema';

/** A row of the register, with what its student's ledger says of it. */
export function toRegistered(row: StoredReceipt, ledger: readonly RegisteredEntry[]): RegisteredReceipt {
  const entry = ledger.find(({ idempotencyKey }) => idempotencyKey === row.key);
  const studentReceiptNo = entry?.studentReceiptNo ?? row.studentReceiptNo;
  const book = bookNumberOf(row);
  return {
    studentReceiptNo,
    ...(book && { book }),
    state: !entry ? 'unused' : isVoided(ledger, studentReceiptNo) ? 'void' : 'issued',
    branchCode: row.branch,
    studentID: row.studentID,
    studentName: row.studentName,
    collectedAt: row.at,
    collectedBy: row.collectedBy,
    mode: row.mode,
    amount: row.amount,
    prints: row.prints,
  };
}
