import { isCountedBlind, type RegisteredReceipt } from '@school/domain';
import { accountName, type Usernames } from '../accounts/account-names';
import type { Caller } from '../auth/signed-in';
import type { StoredEntry } from '../ledger/ledger.schema';

/** The data of a register row that is not in its entry. */
interface RelatedData {
  /** The entry that voided it, if any. */
  readonly voiding: StoredEntry | undefined;
  /** The network address that wrote it, if the caller may see it. */
  readonly address: string | undefined;
}

/** A row of the register. @param caller the caller, whose own uncounted cash is shown without an amount (D86) */
export function toRegistered(
  entry: StoredEntry,
  { voiding, address }: RelatedData,
  usernames: Usernames,
  caller: Caller,
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
    ...(!isCountedBlind(entry, caller) && { amount: entry.studentPaid }),
    prints: entry.prints ?? 0,
  };
}
