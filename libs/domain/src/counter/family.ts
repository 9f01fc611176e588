import * as z from 'zod/mini';
import type { Receipt } from '../books';
import { currentChargeWith, type FeesDue, type OpenDue } from '../ledger';
import { depositSchema, modeAsked, modeFields, modeRules, type ModeForm } from '../payments';
import { says } from '../rules';
import { monthOfDay } from '../school';
import { findKeyOfFather, foldStudentId } from '../students';
import { paise, sum, toRupees, type Paise } from '../values';

interface Child {
  readonly primaryMobile: string;
  readonly personalDetail: { readonly fatherName: string };
}

/** Whether two children are of one family: the same father's name, apart from case and dots, and the same mobile (D56). */
export const isOneFamily = (one: Child, other: Child): boolean =>
  one.primaryMobile === other.primaryMobile &&
  findKeyOfFather(one.personalDetail.fatherName) === findKeyOfFather(other.personalDetail.fatherName);

/** A child of a family at the counter: its dues now, their months, and the months that may be paid ahead. */
export interface FamilyMember {
  readonly studentID: string;
  readonly fees: Pick<FeesDue, 'month' | 'currentCharge' | 'previousBalance' | 'ahead'>;
  /** The amounts owed, by month, oldest first. */
  readonly dues: readonly Pick<OpenDue, 'month' | 'amount'>[];
}

/** The last month that one child can pay ahead, up to a given month; undefined if there is none. */
const lastAhead = ({ fees }: FamilyMember, throughMonth: string): string | undefined =>
  fees.ahead.findLast(({ month }) => month <= throughMonth)?.month;

const dueOf = ({ fees }: FamilyMember, throughMonth?: string): Paise =>
  paise(Math.max(0, sum(fees.previousBalance, currentChargeWith(fees, { throughMonth }))));

/** The amount that all children of a family owe; with months ahead, the amount that pays these in full (D46, D83). Paise. */
export const familyDue = (members: readonly FamilyMember[], throughMonth?: string): Paise =>
  sum(...members.map((member) => dueOf(member, throughMonth)));

/** The months up to which a family can pay: the current one, and each that a child can pay ahead. */
export const familyMonths = (members: readonly FamilyMember[]): readonly string[] =>
  [...new Set(members.flatMap(({ fees }) => [fees.month, ...fees.ahead.map(({ month }) => month)]))].sort();

/** One child's part of a family's payment. Paise. */
export interface ChildShare {
  readonly studentID: string;
  readonly paidAmount: Paise;
  /** This month's charge, plus those of the months that the child pays ahead. */
  readonly currentCharge: Paise;
  readonly throughMonth?: string;
}

/**
 * Splits a family's payment among its children: months ahead are paid in full (D73); a smaller amount goes to the oldest dues of
 * all children, within a month in the order of the children (D83). A child that gets nothing is left out.
 * @param paidAmount at most the `familyDue` of the same months
 */
export function familyShares(
  members: readonly FamilyMember[],
  paidAmount: Paise,
  throughMonth?: string,
): readonly ChildShare[] {
  const isAhead = members.some(({ fees }) => throughMonth !== undefined && throughMonth > fees.month);
  const parts = isAhead
    ? new Map(members.map((member) => [member.studentID, dueOf(member, throughMonth)]))
    : spreadOldestFirst(members, paidAmount);
  return members.flatMap((member) => {
    const share = parts.get(member.studentID) ?? paise(0);
    const lastMonth = throughMonth === undefined ? undefined : lastAhead(member, throughMonth);
    const currentCharge = currentChargeWith(member.fees, { throughMonth: lastMonth });
    if (share <= 0) return [];
    const through = lastMonth === undefined ? {} : { throughMonth: lastMonth };
    return [{ studentID: member.studentID, paidAmount: share, currentCharge, ...through }];
  });
}

/** Spends the amount on the oldest month first, whichever child owes it. */
function spreadOldestFirst(members: readonly FamilyMember[], paidAmount: Paise): Map<string, Paise> {
  const dues = members
    .flatMap(({ studentID, dues: memberDues }) => memberDues.map((due) => ({ studentID, ...due })))
    .sort((one, other) => Number(one.month > other.month) - Number(one.month < other.month));
  const parts = new Map<string, Paise>();
  let remaining = paidAmount;
  for (const { studentID, amount } of dues) {
    const part = paise(Math.min(remaining, amount));
    parts.set(studentID, sum(parts.get(studentID) ?? paise(0), part));
    remaining = paise(remaining - part);
  }
  return parts;
}

const { paidAmount: amountField, throughMonth: monthField, referenceReason } = depositSchema.shape;
const fields = z.object({
  ...modeFields,
  paidAmount: amountField,
  throughMonth: monthField,
  referenceReason,
});

/** A family's payment and the mode of its money, once for all its children (D49, D83). Paise. */
export type FamilyPayment = z.output<typeof fields>;

/** A family's payment as it is filled in: texts, any of which may be empty or wrong. */
export interface FamilyForm extends ModeForm {
  readonly paidAmount?: string | undefined;
  readonly throughMonth?: string | undefined;
  readonly referenceReason?: string | undefined;
}

/** The request made from the form; details that the mode does not have are left out. */
function askedOf(form: FamilyForm) {
  const { mode = 'Cash', paidAmount = '', throughMonth, referenceReason = '' } = form;
  return {
    ...modeAsked(form),
    paidAmount,
    ...(throughMonth !== undefined && { throughMonth }),
    ...(mode !== 'Cash' && referenceReason.trim() !== '' && { referenceReason }),
  };
}

/** Checks what a family pays: not more than is owed, months ahead in full (D73, D83). @param today `yyyy-mm-dd` */
export const familyPaymentSchema = (members: readonly FamilyMember[], today: string) =>
  z.pipe(
    // The values are not of that type yet; the fields are checked next.
    z.transform((form: FamilyForm) => askedOf(form) as z.input<typeof fields>),
    fields.check(
      z.superRefine(({ paidAmount: paid, throughMonth }, { issues }) => {
        const wholeDue = familyDue(members, throughMonth);
        const isAhead = throughMonth !== undefined && throughMonth > monthOfDay(today);
        if (paid === wholeDue || (paid < wholeDue && !isAhead)) return;
        const message =
          paid > wholeDue ? says('paymentExceedsDue') : says('monthsInFull', toRupees(wholeDue));
        issues.push({ code: 'custom', path: ['paidAmount'], message, input: paid });
      }),
      ...modeRules(today),
    ),
  );

/** The key of one child's deposit, made of the key of the family's payment, so that a retry takes nothing twice (D31, D56). */
export const keyOfChild = (familyKey: string, studentID: string): string =>
  `${familyKey}-${foldStudentId(studentID)}`;

/** The key of the family's payment that a deposit was part of; undefined where it was none (D83). */
export function familyOfKey(key: string | undefined, studentID: string): string | undefined {
  const ending = `-${foldStudentId(studentID)}`;
  return key?.endsWith(ending) === true && key.length > ending.length
    ? key.slice(0, -ending.length)
    : undefined;
}

/** The sums on a family sheet. Paise. */
export interface FamilyTotals {
  readonly paid: Paise;
  readonly balance: Paise;
}

/** The sums of the receipts of one family's payment (D56); void receipts do not count. */
export function familyTotals(
  receipts: readonly Pick<Receipt, 'isVoid' | 'paid' | 'updatedBalance'>[],
): FamilyTotals {
  const valid = receipts.filter(({ isVoid }) => !isVoid);
  return {
    paid: sum(...valid.map(({ paid }) => paid)),
    balance: sum(...valid.map(({ updatedBalance }) => updatedBalance)),
  };
}

/** The receipts of one payment, grouped by branch: each school acknowledges its own money in its own book (D83). */
export const receiptsByBranch = <Item extends Pick<Receipt, 'branchCode'>>(
  receipts: readonly Item[],
): readonly (readonly [Item, ...Item[]])[] =>
  [...new Set(receipts.map(({ branchCode }) => branchCode))].flatMap((branch) => {
    const [first, ...others] = receipts.filter(({ branchCode }) => branchCode === branch);
    return first ? [[first, ...others] as const] : [];
  });
