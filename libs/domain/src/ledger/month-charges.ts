import {
  feesAt,
  beginsIn,
  hasFees,
  headFee,
  takenHeadInMonth,
  concessionAmounts,
  termsIn,
  isAwaitingDecision,
  type FeePayer,
  type FormerTerms,
  type LastTerms,
  type OwnHead,
} from '../fees';
import { monthsBetween, schoolMonth, sessionName } from '../school';
import { isSchoolHead, paise, total, type FeeHead, type Paise } from '../values';
import { monthKey, chargedMonthsOf } from './charged-months';
import type { Charge, Ledger } from './ledger-entry';
import type { Prices } from './today';

/** Whether the session of class 12 or of a student passing out is over, but the office has not said what became of them (D74). */
export const isPastLastClass = (
  terms: LastTerms & { readonly classSession?: string | undefined },
  month: string,
): boolean =>
  isAwaitingDecision(terms) && terms.classSession !== undefined && sessionName(month) > terms.classSession;

/**
 * Whether a student owes for a month: nobody does before `feesFrom`, after the month of leaving, or while away (D44, D74); class
 * 12 and students passing out do not after the session, until the office has said what became of them (D74).
 */
export function isOwed(student: FeePayer, month: string): boolean {
  const terms = termsIn(month, student);
  return (
    month >= student.feesFrom &&
    (terms.leftAt === undefined || month <= schoolMonth(terms.leftAt)) &&
    !isPastLastClass(terms, month)
  );
}

/**
 * The number of terms that had ended before a month was over: a leaving that is entered late does not change what the months
 * before it cost. A decision for the next session gives way to a class that was set right for the month since then, by hand or by
 * coming back (D45, D70).
 */
export function endedTermsCount(month: string, student: FeePayer): number {
  const { former = [] } = student;
  const correctedIndex = former.findLastIndex(({ until, decidedAt }, index) => {
    const { leftAt, classSession = '' } = former[index + 1] ?? student;
    const isOfMonth = month >= schoolMonth(until) && classSession <= sessionName(month);
    return isOfMonth && decidedAt === undefined && leftAt === undefined;
  });
  const applyingIndex = former.findIndex(
    ({ until }, index) => index > correctedIndex && month < schoolMonth(until),
  );
  return applyingIndex === -1 ? former.length : applyingIndex;
}

/** The terms that set the cost of a month, `yyyy-mm`; terms that were damaged and then corrected are skipped (D16). */
function pricedTermsIn(month: string, student: FeePayer): FeePayer | FormerTerms {
  const notEnded = (student.former ?? []).slice(endedTermsCount(month, student));
  return notEnded.find(hasFees) ?? student;
}

/** A charge of a month, less the concessions that hold in it (D48). */
function chargeOf(
  head: FeeHead,
  month: string,
  fee: Paise,
  { concessions: standingConcessions }: FeePayer,
): Charge {
  const concessions = concessionAmounts(
    month,
    fee,
    standingConcessions,
    isSchoolHead(head) ? head : undefined,
  );
  const amount = paise(fee - total(concessions));
  return { head, month, amount, ...(concessions.length > 0 ? { concessions: [...concessions] } : {}) };
}

/** The monthly fee of a student, without the heads of the school and less the concessions that hold in the month (D48). */
export const monthlyCharge = (
  month: string,
  student: FeePayer,
  { feeTables }: Pick<Prices, 'feeTables'>,
): Charge =>
  chargeOf('monthly', month, feesAt(month, pricedTermsIn(month, student), feeTables).monthly, student);

/** The fee of a head of the school for a student in a month, before concessions and however often it is charged. Paise. */
function feeOf(head: OwnHead, month: string, student: FeePayer): Paise | undefined {
  const taken = takenHeadInMonth(student.heads, head.head, month);
  if (head.takers === 'chosen' && !taken) return undefined;
  return headFee(head, month, pricedTermsIn(month, student), taken?.stop);
}

/** Whether no earlier month has asked for the head. */
function isFirstMonth(head: OwnHead, month: string, student: FeePayer): boolean {
  const firstMonth = beginsIn(head);
  const months = monthsBetween(firstMonth > student.feesFrom ? firstMonth : student.feesFrom, month);
  return !months.some(
    (candidate) =>
      candidate < month && isOwed(student, candidate) && feeOf(head, candidate, student) !== undefined,
  );
}

/** The charge of a head of the school for a student, if it is charged in this month (D78). */
function headCharge(
  head: OwnHead,
  month: string,
  student: FeePayer,
  wasCharged: boolean,
): Charge | undefined {
  if (head.every === 'yearly' && head.inMonths?.includes(month.slice(5)) !== true) return undefined;
  if (head.every === 'once' && wasCharged) return undefined;
  const fee = feeOf(head, month, student);
  if (fee === undefined || (head.every === 'once' && !isFirstMonth(head, month, student))) return undefined;
  return chargeOf(head.head, month, fee, student);
}

/** The whole cost of a month for a student, as if nothing of it were charged yet (D84). Paise. */
export const monthCost = (month: string, student: FeePayer, prices: Prices): Paise =>
  total(monthlyCharges([], student, [month], prices));

/** The charges that are owed for months but not made yet; charges already made keep their amounts (D29, D44, D45, D72, D78). */
export function monthlyCharges(
  ledger: Ledger,
  student: FeePayer,
  months: readonly string[],
  { feeTables, heads }: Prices,
): readonly Charge[] {
  const { charged, reversed } = chargedMonthsOf(ledger);
  const isOpen = (headMonth: Pick<Charge, 'head' | 'month'>) =>
    !charged.has(monthKey(headMonth)) && !reversed.has(monthKey(headMonth));
  const chargedHeads = new Set(
    [...[...charged.values()].map(({ charge }) => charge), ...reversed.values()].map(({ head }) => head),
  );
  return months
    .filter((month) => isOwed(student, month))
    .flatMap((month) => [
      ...(isOpen({ head: 'monthly', month }) ? [monthlyCharge(month, student, { feeTables })] : []),
      ...heads
        .filter(({ head }) => isOpen({ head, month }))
        .flatMap((head) => headCharge(head, month, student, chargedHeads.has(head.head)) ?? []),
    ]);
}
