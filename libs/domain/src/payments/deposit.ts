import * as z from 'zod/mini';
import {
  choice,
  headChoice,
  notAnObject,
  requestObject,
  requiredText,
  rupeeAmount,
  rupeeBalance,
  says,
  studentIdText,
} from '../rules';
import { calendarDate, monthText, schoolCodes } from '../school';
import { chargeHeads, concessionKinds, feeHeads, parseRupees, paymentModes, paymentTypes } from '../values';

/** An amount above zero; anything else is 'Enter valid payment amount' (section 5). Rupees in, paise out. */
const paymentAmount = z.pipe(
  z.union([z.number(), z.string()], { error: says('invalidPayment') }).register(z.globalRegistry, {
    description: 'Rupees above zero with at most two decimals',
    examples: [300],
  }),
  z.transform((value, { issues }) => {
    const amount = parseRupees(value);
    if (amount !== undefined && amount > 0) return amount;
    issues.push({ code: 'custom', message: says('invalidPayment'), input: value });
    return z.NEVER;
  }),
);

/** The most charges that a payment may bring with it. */
const MOST_CHARGES = 20;

/** An amount above zero. Rupees in, paise out. */
export const newAmount = rupeeAmount.check(z.refine((amount) => amount > 0, says('aboveZero')));

/** The reason for an action on a family's money. */
export const reasonText = requiredText({ min: 3, max: 200 });

/** A charge that the office makes apart from the monthly ones (D47). Rupees in, paise out. */
export const newCharge = z.object(
  { head: headChoice(chargeHeads), amount: newAmount, reason: reasonText },
  notAnObject,
);

const isEachHeadOnce = (charges: readonly { readonly head: string }[]) =>
  new Set(charges.map(({ head }) => head)).size === charges.length;

/** Adds a charge apart from the monthly ones (D47). Rupees in, paise out. */
export const addChargeSchema = requestObject('NewCharge', { studentID: studentIdText, ...newCharge.shape });

export type AddCharge = z.output<typeof addChargeSchema>;

/** The most months that can be charged together afterwards: ten years of them. */
const MOST_MONTHS = 120;

/** Charges months that were never charged, with the amounts that the clerk saw (D44). Rupees in, paise out. */
export const bookMonthsSchema = requestObject('BookMonths', {
  studentID: studentIdText,
  months: z
    .array(z.object({ month: monthText(), amount: newCharge.shape.amount }, notAnObject))
    .check(z.minLength(1, says('required')), z.maxLength(MOST_MONTHS, says('atMost', MOST_MONTHS))),
  reason: newCharge.shape.reason,
});

export type BookMonths = z.output<typeof bookMonthsSchema>;

/** A one-time concession (D48); to waive a fine it needs no kind (D80). Rupees in, paise out. */
export const concessionSchema = requestObject(
  'NewConcession',
  {
    studentID: studentIdText,
    concession: z.exactOptional(choice(concessionKinds)),
    amount: newCharge.shape.amount,
    reason: newCharge.shape.reason,
    head: z.exactOptional(headChoice(feeHeads)),
  },
  z.refine(({ concession, head }) => concession !== undefined || head === 'fine', {
    path: ['concession'],
    error: says('choose'),
    // Also while an amount or a reason is missing, so that the form shows all errors at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
);

export type NewConcession = z.output<typeof concessionSchema>;

/** Takes a payment (section 3): `previousBalance` and `currentCharge` are what the clerk saw (D30). Rupees in, paise out. */
export const depositSchema = requestObject('Deposit', {
  studentID: studentIdText,
  paidAmount: paymentAmount,
  previousBalance: rupeeBalance,
  currentCharge: rupeeAmount,
  branchCode: choice(schoolCodes),
  toward: headChoice(paymentTypes),
  studentName: requiredText({ max: 121 }),
  throughMonth: z.exactOptional(monthText()),
  mode: z.exactOptional(choice(paymentModes)),
  reference: z.exactOptional(requiredText({ max: 40 })),
  /** The reason why a reference that another family already used is right here too (D81). */
  referenceReason: z.exactOptional(reasonText),
  bank: z.exactOptional(requiredText()),
  chequeDate: z.exactOptional(calendarDate()),
  charges: z.exactOptional(
    z
      .array(newCharge)
      .check(
        z.maxLength(MOST_CHARGES, says('atMost', MOST_CHARGES)),
        z.refine(isEachHeadOnce, says('eachHeadOnce')),
      ),
  ),
});

export type Deposit = z.output<typeof depositSchema>;
export type DepositInput = z.input<typeof depositSchema>;

/** Voids a receipt, or its charge of a head, with a reason (D34, D47); `cause` tells when a cheque came back (D82). */
export const voidReceiptSchema = requestObject('VoidReceipt', {
  studentID: studentIdText,
  studentReceiptNo: requiredText({ max: 40 }),
  reason: reasonText,
  head: z.exactOptional(headChoice(feeHeads)),
  // Only the call that takes a payment back (D76) can give the cause that it was mistyped.
  cause: z.exactOptional(choice(['cheque-returned'])),
});

export type VoidReceipt = z.output<typeof voidReceiptSchema>;

/** Takes a payment back that was taken by mistake a moment ago (D76). */
export const takeBackSchema = requestObject('TakeBack', {
  studentID: studentIdText,
  studentReceiptNo: requiredText({ max: 40 }),
});

export type TakeBack = z.output<typeof takeBackSchema>;
