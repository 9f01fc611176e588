import type { SchoolCode } from '../school';

interface Numbered {
  readonly studentReceiptNo: string;
}

/** `MLMEC/1234/1700000000`: school code, student ID, Unix seconds (section 2, D32). */
const receiptNumber = (code: SchoolCode, studentID: string, at: Date): string =>
  `${code}/${studentID}/${Math.floor(at.getTime() / 1000)}`;

/** The number of a student's opening entry; it is no receipt, so it carries no time and can never meet one. */
export const openingNumber = (code: SchoolCode, studentID: string): string => `${code}/${studentID}/OPENING`;

/** The number itself, or followed by the first count (`-2`, `-3`) that the ledger has not used. */
function freeNumber(number: string, ledger: readonly Numbered[]): string {
  const used = new Set(ledger.map((entry) => entry.studentReceiptNo));
  let candidate = number;
  for (let count = 2; used.has(candidate); count += 1) candidate = `${number}-${count}`;
  return candidate;
}

/** `MLMEC/1234/2026-09`: the number of a passed month's charge, followed by `-2` if it was taken back before (D44, D73). */
export const chargeNumber = (
  code: SchoolCode,
  studentID: string,
  month: string,
  ledger: readonly Numbered[],
): string => freeNumber(`${code}/${studentID}/${month}`, ledger);

/** `MLMEC/1234/2026-12-BACK`: the number of the entry that takes back a future month (D73). */
export const takeBackNumber = (
  code: SchoolCode,
  studentID: string,
  month: string,
  ledger: readonly Numbered[],
): string => freeNumber(`${code}/${studentID}/${month}-BACK`, ledger);

/** The number for a new entry: this second's, or the first later second that the ledger has not used (D32). */
export function nextReceiptNumber(
  code: SchoolCode,
  studentID: string,
  ledger: readonly Numbered[],
  at: Date,
): string {
  const seconds = ledger.map((entry) => Number(entry.studentReceiptNo.split('/').at(-1)));
  const last = Math.max(0, ...seconds.filter(Number.isInteger));
  return receiptNumber(code, studentID, new Date(Math.max(at.getTime(), (last + 1) * 1000)));
}
