import type { NewEntry } from './new-entries';
import { total, type OldStudent } from './old-ledger';

/** The error that keeps the office from starting, with the assurance that nothing stored is lost. */
const stop = (studentID: string, what: string): Error =>
  new Error(
    `The ledger of student ${studentID} was not taken over, because ${what}. All that was stored before is still there.`,
  );

const paidOf = (entries: readonly { readonly studentPaid: number }[]) =>
  total(entries.map(({ studentPaid }) => studentPaid));

/**
 * Compares a newly stored ledger with the one it came from.
 * @param stored its entries as they were read back, in their order
 * @throws Error with a sentence when a paisa differs
 */
export function compareLedger(
  { studentID, studentFeeReport }: OldStudent,
  stored: readonly NewEntry[],
): void {
  if (stored.length !== studentFeeReport.length)
    throw stop(studentID, `it has ${studentFeeReport.length} entries, and ${stored.length} were stored`);
  for (const [index, { updatedBalance }] of studentFeeReport.entries())
    if (stored[index]?.seq !== index + 1 || stored[index].updatedBalance !== updatedBalance)
      throw stop(studentID, `the balance of its entry ${index + 1} was stored as another one`);
  if (paidOf(stored) !== paidOf(studentFeeReport))
    throw stop(studentID, 'what was paid was stored as another amount');
  for (const { seq, studentPaid, paidFor } of stored)
    if (total((paidFor ?? []).map(({ amount }) => amount)) !== studentPaid)
      throw stop(studentID, `what its entry ${seq} paid for does not add up`);
}

/** Compares an entry with the money that the day book knows for it, in the same way. */
export function compareTaking(
  taking: { readonly studentID: string; readonly studentPaid: number },
  studentPaid: number | undefined,
): void {
  if (studentPaid !== taking.studentPaid)
    throw stop(
      taking.studentID,
      'the day book has a payment of it that its entries do not have, or have with another amount',
    );
}
