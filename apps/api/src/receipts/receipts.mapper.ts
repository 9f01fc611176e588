import { isCountedBlind, type RegisteredReceipt } from '@school/domain';
import { accountName, type Usernames } from '../accounts/account-names';
import type { SignedInAccount } from '../auth/signed-in';
import type { StoredEntry } from '../ledger/ledger.schema';

/** A row of the register. @param voiding what voided it, if anything did; @param asks whose own uncounted cash has no amount (D86) */
export function toRegistered(
  entry: StoredEntry,
  voiding: StoredEntry | undefined,
  usernames: Usernames,
  asks: SignedInAccount,
): RegisteredReceipt {
  const { studentReceiptNo, book, branchCode, studentID, snapshot, collectedAt, mode, reference } = entry;
  return {
    studentReceiptNo,
    ...(book && { book }),
    state: voiding ? 'void' : 'issued',
    branchCode,
    studentID,
    studentName: snapshot?.studentName ?? studentID,
    collectedAt,
    collectedBy: accountName(entry.collectedBy ?? '', entry.collectorId, usernames),
    ...(voiding && {
      voidedBy: accountName(voiding.collectedBy ?? '', voiding.collectorId, usernames),
      voidedAt: voiding.collectedAt,
    }),
    ...(entry.givenBack && { notPrintedAt: entry.givenBack.at, notPrintedBy: entry.givenBack.by }),
    mode,
    ...(reference === undefined ? {} : { reference }),
    ...(!isCountedBlind(entry, asks) && { amount: entry.studentPaid }),
    prints: entry.prints ?? 0,
  };
}
