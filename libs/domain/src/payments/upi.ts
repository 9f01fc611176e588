import { toRupees, type Paise } from '../values';

/** A payment that a UPI app is asked to make. */
export interface UpiRequest {
  /** The UPI id that is paid, e.g. `school@bank`. */
  readonly payee: string;
  readonly payeeName: string;
  readonly amount: Paise;
  /** The reference by which the school knows the payment: the Student ID (D55). */
  readonly reference: string;
}

/**
 * The link that a UPI app reads from a QR code (D55). Spaces are `%20`, because some apps show a `+`; the reference keeps only
 * letters, digits, `-` and `_`, as nothing else may be in it.
 */
export function upiLink({ payee, payeeName, amount, reference }: UpiRequest): string {
  const parts = {
    pa: payee,
    pn: payeeName,
    am: toRupees(amount).toFixed(2),
    cu: 'INR',
    // In English letters, which every app shows.
    tn: `Fees of ${reference}`,
    tr: reference.replace(/[^A-Za-z0-9_-]/g, ''),
  };
  const text = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${text.join('&')}`;
}
