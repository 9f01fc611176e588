import * as z from 'zod/mini';
import { bookNumberSchema } from '../ledger';
import { comparedReference } from '../payments';
import {
  backwards,
  choice,
  exporting,
  foldText,
  hasControlCharacters,
  listedId,
  namedObject,
  paging,
  requestObject,
  requiredText,
  says,
  studentIdText,
} from '../rules';
import { calendarDate, schoolCodes } from '../school';
import { choiceAsStored, moment, paymentModes, rupees } from '../values';

/** Rows of the register on a page, and how far its pages reach: who looks for an older receipt narrows the search. */
export const REGISTER_PAGE = 25;
export const REGISTER_REACH = 1000;

/** So few characters of a number's end say nothing. */
const LEAST_OF_NUMBER = 3;

export const registerSorts = ['newest', 'oldest'] as const;
export type RegisterSort = (typeof registerSorts)[number];

/** What narrows the register of receipts; all of it optional (D51). */
const registerFilter = {
  /** A receipt's number, or its end: the specified one, the one in the book, or its reference (D81). */
  number: z.string({ error: says('text') }).check(
    z.trim(),
    z.minLength(LEAST_OF_NUMBER, says('minLength', LEAST_OF_NUMBER)),
    z.maxLength(60, says('maxLength', 60)),
    z.refine((text) => !hasControlCharacters(text), says('controlCharacters')),
  ),
  studentID: studentIdText,
  /** The first and the last day, in Asia/Kolkata. */
  from: calendarDate(),
  to: calendarDate(),
  /** The id of the account that collected. */
  collector: listedId(),
  mode: choice(paymentModes),
  /** The book of the vouchers instead of that of the receipts (D75). */
  book: choice(['voucher']),
};

/** The same, for the form that asks. */
export const receiptFilterSchema = z.partial(z.object(registerFilter));

export type ReceiptFilter = z.output<typeof receiptFilterSchema>;

export const receiptRegisterSchema = z
  .partial(z.object({ ...paging, ...registerFilter, sort: z.enum(registerSorts, { error: says('sort') }) }))
  .register(z.globalRegistry, { id: 'ReceiptRegisterQuery' });

export type ReceiptRegisterQuery = z.output<typeof receiptRegisterSchema>;

/** The register as a file: which kind, and what narrows it (D69). */
export const receiptExportSchema = namedObject('ReceiptExportQuery', {
  ...exporting,
  ...z.partial(z.object(registerFilter)).shape,
});

export type ReceiptExportQuery = z.output<typeof receiptExportSchema>;

/** Whether a receipt stands, or was voided (D51). */
const receiptStates = ['issued', 'void'] as const;

/** A row of the register. Rupees and date-times when encoded. */
export const registeredReceiptSchema = namedObject('RegisteredReceipt', {
  studentReceiptNo: z.string(),
  book: z.optional(bookNumberSchema),
  state: z.enum(receiptStates),
  branchCode: choiceAsStored(schoolCodes),
  studentID: z.string(),
  studentName: z.string(),
  collectedAt: moment,
  /** Name and login id. */
  collectedBy: z.string(),
  /** The network from which it was taken, for an administrator: with another one's token it is another one (D87). */
  address: z.optional(z.string()),
  /** Of a receipt that is void: who voided it, and when. */
  voidedBy: z.optional(z.string()),
  voidedAt: z.optional(moment),
  /** When somebody said that no paper came out, and who. */
  notPrintedAt: z.optional(moment),
  notPrintedBy: z.optional(z.string()),
  mode: choiceAsStored(paymentModes),
  /** What the bank, the card or the app knows it by. */
  reference: z.optional(z.string()),
  /** Left out of cash in the own drawer of who asks, as long as it is not counted (D86). */
  amount: z.optional(rupees),
  /** How often it was printed; of receipts of before D51 nobody counted. */
  prints: z.int(),
});

export type RegisteredReceipt = Readonly<z.output<typeof registeredReceiptSchema>>;

/** Rows as a call carries them (rupees, ISO date-times) as those that are shown. */
export const registeredReceiptsOf = (
  rows: readonly z.input<typeof registeredReceiptSchema>[],
): readonly RegisteredReceipt[] => rows.map((row) => z.decode(registeredReceiptSchema, row));

/** Numbers of a book that were left out, as after a restore some of them may be on paper (D51, D65). */
export const leftOutSchema = namedObject('NumbersLeftOut', {
  book: z.extend(z.pick(bookNumberSchema, { branch: true, session: true }), {
    /** Of vouchers, or of transfer certificates; receipts have none. */
    series: z.optional(choiceAsStored(['voucher', 'certificate'])),
  }),
  first: z.int(),
  last: z.int(),
  at: moment,
});

export type LeftOut = Readonly<z.output<typeof leftOutSchema>>;

/** The same as a call carries them (ISO date-times) as those that are shown. */
export const leftOutOf = (rows: readonly z.input<typeof leftOutSchema>[]): readonly LeftOut[] =>
  rows.map((row) => z.decode(leftOutSchema, row));

/** What a receipt is found by at the end of its numbers: each of them folded and backwards, so that an end is a beginning. */
export const endsOf = (...numbers: readonly string[]): readonly string[] =>
  numbers.map((number) => backwards(foldText(number)));

/**
 * The same of a reference, or of what may be the end of one: as it was typed, and without its blanks and hyphens, as the bank
 * writes it in another way than the clerk (D81).
 */
export const endsOfReference = (reference: string): readonly string[] => [
  ...new Set(endsOf(reference, comparedReference(reference))),
];

/** Names one receipt by its specified number. */
export const receiptRequestSchema = namedObject('ReceiptRequest', {
  studentReceiptNo: requiredText({ max: 40 }),
});

/** How many receipts are printed together at most: a family's sheet. */
export const MOST_TOGETHER = 20;

/** A print of receipts (D51). */
export const receiptPrintsSchema = requestObject('ReceiptPrints', {
  studentReceiptNos: z
    .array(requiredText({ max: 40 }))
    .check(z.minLength(1, says('required')), z.maxLength(MOST_TOGETHER, says('atMost', MOST_TOGETHER))),
  /** The paper says DUPLICATE already, as nobody could be asked before: it is counted, and is not the original. */
  isMarked: z.exactOptional(z.boolean()),
});

export type ReceiptPrints = z.output<typeof receiptPrintsSchema>;
