import { isCountedBlind, type RegisteredReceipt } from '@school/domain';
import { accountName, type Usernames } from '../accounts/account-names';
import type { Caller } from '../auth/signed-in';
import type { StoredEntry } from '../ledger/ledger.schema';

/** What a row of the register has beside its entry. */
interface Beside {
  /** What voided it, if anything did. */
  readonly voiding: StoredEntry | undefined;
  /** From where it was written, where that is told. */
  readonly address: string | undefined;
}

/** A row of the register. @param asks whose own uncounted cash has no amount (D86) */
export function toRegistered(
  entry: StoredEntry,
  { voiding, address }: Beside,
  usernames: Usernames,
  asks: Caller,
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
    ...(address !== undefined && { address }),
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
