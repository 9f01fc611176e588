import type { SchoolCode } from './school-code';

/** `MLMEC/1234/1700000000`: school code, student ID, Unix seconds (section 2, D32). */
function receiptNumber(code: SchoolCode, studentID: string, at: Date): string {
  return `${code}/${studentID}/${Math.floor(at.getTime() / 1000)}`;
}

/** The number of a student's opening entry; it is no receipt, so it carries no time and can never meet one. */
export function openingNumber(code: SchoolCode, studentID: string): string {
  return `${code}/${studentID}/OPENING`;
}

/** `MLMEC/1234/2026-09`: the number of a passed month's charge, one for each month that can be charged (D44). */
export function chargeNumber(code: SchoolCode, studentID: string, month: string): string {
  return `${code}/${studentID}/${month}`;
}

/** The number for a new entry: this second's, or the first later second that the ledger has not used (D32). */
export function nextReceiptNumber(
  code: SchoolCode,
  studentID: string,
  ledger: readonly { readonly studentReceiptNo: string }[],
  at: Date,
): string {
  const seconds = ledger.map((entry) => Number(entry.studentReceiptNo.split('/').at(-1)));
  const last = Math.max(0, ...seconds.filter(Number.isInteger));
  return receiptNumber(code, studentID, new Date(Math.max(at.getTime(), (last + 1) * 1000)));
}
