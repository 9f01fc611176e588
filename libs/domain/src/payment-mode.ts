import type { PaymentMode } from './options';

/** What tells a payment from others that came in the same way. */
export type ModeDetail = 'reference' | 'bank' | 'chequeDate';

/** What must be known of a payment, by its mode: all but cash have a reference, a cheque its bank and date too (D49). */
export const modeDetails: Readonly<Record<PaymentMode, readonly ModeDetail[]>> = {
  Cash: [],
  UPI: ['reference'],
  Card: ['reference'],
  'Bank transfer': ['reference'],
  Cheque: ['reference', 'bank', 'chequeDate'],
};
