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

/** Rows on a page of the register, and rows that its pages reach at most; for an older receipt, the search is narrowed. */
export const REGISTER_PAGE = 25;
export const REGISTER_REACH = 1000;

/** Fewer characters than this from the end of a number would match too much. */
const LEAST_OF_NUMBER = 3;

export const registerSorts = ['newest', 'oldest'] as const;
export type RegisterSort = (typeof registerSorts)[number];

/** The filters of the register of receipts; every one is optional (D51). */
const registerFilter = {
  /** A number or its end: a receipt's specified number, its number in the book, or its reference (D81). */
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
  /** Selects the book of vouchers instead of the one of receipts (D75). */
  book: choice(['voucher']),
};

/** The same filters, for the search form. */
export const receiptFilterSchema = z.partial(z.object(registerFilter));

export type ReceiptFilter = z.output<typeof receiptFilterSchema>;

export const receiptRegisterSchema = z
  .partial(z.object({ ...paging, ...registerFilter, sort: z.enum(registerSorts, { error: says('sort') }) }))
  .register(z.globalRegistry, { id: 'ReceiptRegisterQuery' });

export type ReceiptRegisterQuery = z.output<typeof receiptRegisterSchema>;

/** The query of the register as a file: its kind, and the filters (D69). */
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
  /** Only for administrators: the network it was taken from; it differs when somebody else's token was used (D87). */
  address: z.optional(z.string()),
  /** Only for a void receipt: who voided it, and when. */
  voidedBy: z.optional(z.string()),
  voidedAt: z.optional(moment),
  /** When somebody reported that no paper came out, and who. */
  notPrintedAt: z.optional(moment),
  notPrintedBy: z.optional(z.string()),
  mode: choiceAsStored(paymentModes),
  /** The number by which the bank, the card company or the app knows it. */
  reference: z.optional(z.string()),
  /** Missing for cash in the caller's own drawer, as long as that is not counted (D86). */
  amount: z.optional(rupees),
  /** How often it was printed; not counted for receipts from before D51. */
  prints: z.int(),
});

export type RegisteredReceipt = Readonly<z.output<typeof registeredReceiptSchema>>;

/** Converts rows from the form of API calls (rupees, ISO date-times) to the one that is shown. */
export const registeredReceiptsOf = (
  rows: readonly z.input<typeof registeredReceiptSchema>[],
): readonly RegisteredReceipt[] => rows.map((row) => z.decode(registeredReceiptSchema, row));

/** Numbers of a book that are left out because some of them may be on paper after a restore (D51, D65). */
export const leftOutSchema = namedObject('NumbersLeftOut', {
  book: z.extend(z.pick(bookNumberSchema, { branch: true, session: true }), {
    /** Set for vouchers and transfer certificates; missing for receipts. */
    series: z.optional(choiceAsStored(['voucher', 'certificate'])),
  }),
  first: z.int(),
  last: z.int(),
  at: moment,
});

export type LeftOut = Readonly<z.output<typeof leftOutSchema>>;

/** Converts numbers left out from the form of API calls (ISO date-times) to the one that is shown. */
export const leftOutOf = (rows: readonly z.input<typeof leftOutSchema>[]): readonly LeftOut[] =>
  rows.map((row) => z.decode(leftOutSchema, row));

/** The search keys for the end of a receipt's numbers: each number folded and reversed, so that its end is a beginning. */
export const numberEndKeys = (...numbers: readonly string[]): readonly string[] =>
  numbers.map((number) => backwards(foldText(number)));

/**
 * The search keys for the end of a reference: as typed, and without its blanks and hyphens, because the bank writes them in
 * another way than the clerk (D81).
 */
export const referenceEndKeys = (reference: string): readonly string[] => [
  ...new Set(numberEndKeys(reference, comparedReference(reference))),
];

/** Names one receipt by its specified number. */
export const receiptRequestSchema = namedObject('ReceiptRequest', {
  studentReceiptNo: requiredText({ max: 40 }),
});

/** The most receipts that can be printed together: a family's sheet. */
export const MOST_TOGETHER = 20;

/** A print of receipts (D51). */
export const receiptPrintsSchema = requestObject('ReceiptPrints', {
  studentReceiptNos: z
    .array(requiredText({ max: 40 }))
    .check(z.minLength(1, says('required')), z.maxLength(MOST_TOGETHER, says('atMost', MOST_TOGETHER))),
  /** The paper says DUPLICATE already, as the server could not be asked before: it is counted, and is not the original. */
  isMarked: z.exactOptional(z.boolean()),
});

export type ReceiptPrints = z.output<typeof receiptPrintsSchema>;
