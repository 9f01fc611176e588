import type { PaperAccount } from './paper-account';
import type { YearStudent } from './script';

/** A student who is at the school, with the paper account, and the payment that was taken last. */
export interface Family extends YearStudent {
  readonly paper: PaperAccount;
  /** Where the family pays. */
  readonly desk: string;
  /** The day on which the child came, or came back. */
  came: string;
  last?: {
    readonly studentReceiptNo: string;
    readonly amount: number;
    readonly mode: string;
    readonly charged: readonly string[];
  };
}
