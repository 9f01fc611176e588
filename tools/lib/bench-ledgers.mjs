// Ledgers of three years at the counter, as the program's own rules write them, for measurements.
import { source } from './source.mjs';

const YEARS = 3;
/** For each tenth of the students, the number of months for which they have not paid. */
const BEHIND = [1, 2, 3, 4, 12, 0, 0, 0, 0, 0];
/** The text that stands for the Student ID in the numbers of a pattern. */
const PATTERN_ID = 'pattern';

/**
 * @param at the moment at which they end
 * @returns the first month charged, and a function that gives the ledger of the n-th student
 */
export async function threeYearsOfLedgers(at = new Date()) {
  const { collectFee, feesDue, monthsBetween, schoolMonth, startOfMonth } =
    await source('libs/domain/src/index.ts');
  const now = schoolMonth(at);
  const feesFrom = `${Number(now.slice(0, 4)) - YEARS}-${now.slice(5)}`;
  const months = monthsBetween(feesFrom, now).slice(0, -1);
  const patterns = new Map();

  /** A ledger that pays the whole due in the second week of each month, except for the last `behind` months. */
  function pattern(student, behind) {
    const payer = { ...student, studentID: PATTERN_ID, feesFrom };
    let ledger = [];
    for (const month of months.slice(0, months.length - behind)) {
      const paidAt = new Date(startOfMonth(month).getTime() + 12 * 24 * 3600_000);
      const today = { at: paidAt, feeTables: [], heads: [] };
      const due = feesDue(ledger, payer, today);
      const request = { ...due, paidAmount: due.outstandingDue, toward: 'monthly' };
      const outcome = collectFee(ledger, payer, request, { by: 'Clerk', ...today });
      if (!outcome.ok) throw new Error(outcome.code);
      ledger = [...ledger, ...outcome.value];
    }
    return ledger;
  }

  const ledgerOf = (student, n) => {
    const behind = BEHIND[n % BEHIND.length];
    const key = `${student.class} ${student.boardType} ${behind}`;
    if (!patterns.has(key)) patterns.set(key, pattern(student, behind));
    return patterns.get(key).map((entry, index) => ({
      ...entry,
      studentReceiptNo: entry.studentReceiptNo.replace(PATTERN_ID, student.studentID),
      ...(entry.kind === 'deposit' && { key: `${student.studentID}-${index}` }),
    }));
  };
  return { feesFrom, ledgerOf };
}
