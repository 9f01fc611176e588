import { voidOf, type RegisteredReceipt } from '@school/domain';
import { whoIs, type Usernames } from '../accounts/who-is';
import type { RegisteredEntry } from './receipt-ledgers';
import { bookNumberOf, type StoredReceipt } from './receipts.schema';

/** A row of the register, with what its student's ledger says of it. */
export function toRegistered(
  row: StoredReceipt,
  ledger: readonly RegisteredEntry[],
  usernames: Usernames,
): RegisteredReceipt {
  const entry = ledger.find(({ idempotencyKey }) => idempotencyKey === row.key);
  const studentReceiptNo = entry?.studentReceiptNo ?? row.studentReceiptNo;
  const voiding = entry && voidOf(ledger, studentReceiptNo);
  const book = bookNumberOf(row);
  return {
    studentReceiptNo,
    ...(book && { book }),
    state: !entry ? 'unused' : voiding ? 'void' : 'issued',
    branchCode: row.branch,
    studentID: row.studentID,
    studentName: row.studentName,
    collectedAt: row.at,
    collectedBy: whoIs(row.collectedBy, row.collectorId, usernames),
    ...(voiding && {
      voidedBy: whoIs(voiding.collectedBy ?? '', voiding.collectorId, usernames),
      voidedAt: voiding.collectedAt,
    }),
    mode: row.mode,
    amount: row.amount,
    prints: row.prints,
  };
}
