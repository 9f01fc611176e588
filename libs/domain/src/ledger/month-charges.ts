import {
  feesAt,
  beginsIn,
  hasFees,
  headFee,
  takenIn,
  takenOff,
  termsIn,
  waitsForWord,
  type FeePayer,
  type FormerTerms,
  type LastTerms,
  type OwnHead,
} from '../fees';
import { monthsBetween, schoolMonth, sessionName } from '../school';
import { isSchoolHead, paise, total, type FeeHead, type Paise } from '../values';
import { monthKey, monthsOf } from './charged-months';
import type { Charge, Ledger } from './ledger-entry';
import type { Prices } from './today';

/** Whether the session of class 12, or of who passes out, is over, and the office has not said yet what became of the student (D74). */
export const isPastLastClass = (
  terms: LastTerms & { readonly classSession?: string | undefined },
  month: string,
): boolean =>
  waitsForWord(terms) && terms.classSession !== undefined && sessionName(month) > terms.classSession;

/**
 * Nobody owes for a month before `feesFrom`, after the one in which the student left, or away from the school (D44, D74);
 * class 12 and who passes out for none after the session, until the office has said what became of them (D74).
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
 * How many terms had ended before a month was over: a leaving that is told late does not change what a month cost before it. What
 * was decided for the session to come does not stand before a class that was set right for the month since then, by hand or by
 * coming back (D45, D70).
 */
export function pricedAfter(month: string, student: FeePayer): number {
  const { former = [] } = student;
  const setRight = former.findLastIndex(({ until, decidedAt }, index) => {
    const { leftAt, classSession = '' } = former[index + 1] ?? student;
    const isOfMonth = month >= schoolMonth(until) && classSession <= sessionName(month);
    return isOfMonth && decidedAt === undefined && leftAt === undefined;
  });
  const holds = former.findIndex(({ until }, index) => index > setRight && month < schoolMonth(until));
  return holds === -1 ? former.length : holds;
}

/** The terms that say what a month, `yyyy-mm`, costs: those that were damaged, and corrected, say nothing (D16). */
function pricedTermsIn(month: string, student: FeePayer): FeePayer | FormerTerms {
  const later = (student.former ?? []).slice(pricedAfter(month, student));
  return later.find(hasFees) ?? student;
}

/** A charge of a month, less the concessions that hold in it (D48). */
function chargeOf(head: FeeHead, month: string, fee: Paise, { concessions: given }: FeePayer): Charge {
  const concessions = takenOff(month, fee, given, isSchoolHead(head) ? head : undefined);
  const amount = paise(fee - total(concessions));
  return { head, month, amount, ...(concessions.length > 0 ? { concessions: [...concessions] } : {}) };
}

/** What a month costs a student beside the heads of the school, less the concessions that hold in it (D48). */
export const monthlyCharge = (
  month: string,
  student: FeePayer,
  { feeTables }: Pick<Prices, 'feeTables'>,
): Charge =>
  chargeOf('monthly', month, feesAt(month, pricedTermsIn(month, student), feeTables).monthly, student);

/** What a head of the school asks of a student in a month, before concessions and however often it is charged. Paise. */
function feeOf(head: OwnHead, month: string, student: FeePayer): Paise | undefined {
  const taken = takenIn(student.heads, head.head, month);
  if (head.takers === 'chosen' && !taken) return undefined;
  return headFee(head, month, pricedTermsIn(month, student), taken?.stop);
}

/** Whether no month before has asked for it. */
function isFirst(head: OwnHead, month: string, student: FeePayer): boolean {
  const begun = beginsIn(head);
  const months = monthsBetween(begun > student.feesFrom ? begun : student.feesFrom, month);
  return !months.some(
    (one) => one < month && isOwed(student, one) && feeOf(head, one, student) !== undefined,
  );
}

/** What a head of the school costs a student in a month, where it is charged in it (D78). */
function headCharge(
  head: OwnHead,
  month: string,
  student: FeePayer,
  wasCharged: boolean,
): Charge | undefined {
  if (head.every === 'yearly' && head.inMonths?.includes(month.slice(5)) !== true) return undefined;
  if (head.every === 'once' && wasCharged) return undefined;
  const fee = feeOf(head, month, student);
  if (fee === undefined || (head.every === 'once' && !isFirst(head, month, student))) return undefined;
  return chargeOf(head.head, month, fee, student);
}

/** What a month costs a student in all, were nothing of it charged yet (D84). Paise. */
export const monthCost = (month: string, student: FeePayer, prices: Prices): Paise =>
  total(monthlyCharges([], student, [month], prices));

/** What months cost that are owed and not charged yet; what they were charged at stays (D29, D44, D45, D72, D78). */
export function monthlyCharges(
  ledger: Ledger,
  student: FeePayer,
  months: readonly string[],
  { feeTables, heads }: Prices,
): readonly Charge[] {
  const { charged, reversed } = monthsOf(ledger);
  const isOpen = (one: Pick<Charge, 'head' | 'month'>) =>
    !charged.has(monthKey(one)) && !reversed.has(monthKey(one));
  const ever = new Set(
    [...[...charged.values()].map(({ charge }) => charge), ...reversed.values()].map(({ head }) => head),
  );
  return months
    .filter((month) => isOwed(student, month))
    .flatMap((month) => [
      ...(isOpen({ head: 'monthly', month }) ? [monthlyCharge(month, student, { feeTables })] : []),
      ...heads
        .filter(({ head }) => isOpen({ head, month }))
        .flatMap((head) => headCharge(head, month, student, ever.has(head.head)) ?? []),
    ]);
}
