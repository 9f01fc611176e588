import type { YearClass } from './paper-fees';

/** Something that a family or the office does on a day. */
export type Act =
  | {
      readonly kind: 'pays';
      /** The share of all that is due, in per cent. */
      readonly share: number;
      /** The last month that is paid ahead. */
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
      /** The last month of the concession; without end when left out. */
      readonly through?: string;
    }
  | { readonly kind: 'class change'; readonly to: YearClass }
  /** The student moves to the class that follows. */
  | { readonly kind: 'moves up' }
  /** The student leaves on that day or, if `on` is given, on an earlier one. */
  | { readonly kind: 'leaves'; readonly on?: string }
  | { readonly kind: 'comes back'; readonly to: YearClass }
  /** The family gets back everything it has paid too much. */
  | { readonly kind: 'paid back' };

export type ActOf<Kind extends Act['kind']> = Extract<Act, { readonly kind: Kind }>;
