import { accept, foldText, refuse, type Outcome } from '../rules';
import { dayMonthsFrom, schoolDate } from '../school';
import { plainDigits, type PaymentMode } from '../values';

/** A detail that tells a payment from others of the same mode. */
export type ModeDetail = 'reference' | 'bank' | 'chequeDate';

/** The details that each mode requires: all but cash need a reference, a cheque also its bank and date (D49). */
export const modeDetails: Readonly<Record<PaymentMode, readonly ModeDetail[]>> = {
  Cash: [],
  UPI: ['reference'],
  Card: ['reference'],
  'Bank transfer': ['reference'],
  Cheque: ['reference', 'bank', 'chequeDate'],
};

/** The way in which money comes in, or is paid back. */
export interface PaidBy {
  /** Cash when missing; all other modes have a reference, a cheque also its bank and date (D49). */
  readonly mode?: PaymentMode | undefined;
  readonly reference?: string | undefined;
  readonly bank?: string | undefined;
  readonly chequeDate?: string | undefined;
}

/** The fewest letters and digits of a UPI reference, which has 12 digits or is what the app shows (D81). */
export const LEAST_OF_UPI = 6;

/** Whether a reference is too short to tell a payment from others (D81). */
export const isReferenceShort = (mode: PaymentMode, reference: string): boolean =>
  // Hyphens tell nothing: they are left out where references are compared.
  mode === 'UPI' && (reference.match(/[\p{L}\p{N}]/gu) ?? []).length < LEAST_OF_UPI;

/** How many months before or after today the date of a cheque may be (D81). */
const CHEQUE = { before: 3, after: 1 };

/** Whether a bank takes a cheque of a date. @param today `yyyy-mm-dd` */
export const isChequeDated = (date: string, today: string): boolean =>
  date >= dayMonthsFrom(today, 0 - CHEQUE.before) && date <= dayMonthsFrom(today, CHEQUE.after);

/** Characters that tell nothing in a reference: blanks, hyphens of every kind, and invisible ones copied from an app. */
const TELLS_NOTHING = /[\s\p{Pd}\p{Default_Ignorable_Code_Point}]/gu;

/** A reference as it is compared: without blanks and hyphens, whichever script its digits were typed in (D81). */
export const comparedReference = (reference: string): string =>
  plainDigits(foldText(reference)).replace(TELLS_NOTHING, '');

/** The key by which a mode and a reference are compared: one payment has one key, however it was typed (D81). */
export const referenceKey = (mode: PaymentMode, reference: string): string =>
  `${mode}/${comparedReference(reference)}`;

const missing = {
  reference: 'reference-missing',
  bank: 'bank-missing',
  chequeDate: 'cheque-date-missing',
} as const;

export type ModeRefusal = (typeof missing)[ModeDetail] | 'reference-short' | 'cheque-date';

/** The mode of the money and its details, without details that the mode does not have (D49, D81). */
export function modeOf(
  request: PaidBy,
  at: Date,
): Outcome<{ readonly mode: PaymentMode } & Partial<Record<ModeDetail, string>>, ModeRefusal> {
  const { mode = 'Cash' } = request;
  const details: Partial<Record<ModeDetail, string>> = {};
  for (const detail of modeDetails[mode]) {
    const value = request[detail];
    if (value === undefined) return refuse(missing[detail], detail);
    details[detail] = value;
  }
  if (details.reference !== undefined && isReferenceShort(mode, details.reference))
    return refuse('reference-short', 'reference');
  if (details.chequeDate !== undefined && !isChequeDated(details.chequeDate, schoolDate(at)))
    return refuse('cheque-date', 'chequeDate');
  return accept({ mode, ...details });
}
