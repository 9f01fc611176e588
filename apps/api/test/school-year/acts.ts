import type { YearClass } from './paper-fees';

/** Something that a family, or the office, does on a day. */
export type Act =
  | {
      readonly kind: 'pays';
      /** Of all that is due, in per cent. */
      readonly share: number;
      /** Pays ahead up to this month. */
      readonly through?: string;
      readonly mode: 'Cash' | 'UPI' | 'Cheque';
    }
  | { readonly kind: 'receipt voided' }
  | { readonly kind: 'cheque returned' }
  | { readonly kind: 'fine'; readonly amount: number }
  | { readonly kind: 'concession'; readonly amount: number }
  | {
      readonly kind: 'standing concession';
      readonly unit: 'percent' | 'rupees';
      readonly value: number;
      /** The last month of it; without end when left out. */
      readonly through?: string;
    }
  | { readonly kind: 'class change'; readonly to: YearClass }
  /** Into the class that follows. */
  | { readonly kind: 'moves up' }
  /** On that day or, where it is said, on one before. */
  | { readonly kind: 'leaves'; readonly on?: string }
  | { readonly kind: 'comes back'; readonly to: YearClass }
  /** All that the family has paid too much. */
  | { readonly kind: 'paid back' };

export type ActOf<Kind extends Act['kind']> = Extract<Act, { readonly kind: Kind }>;
