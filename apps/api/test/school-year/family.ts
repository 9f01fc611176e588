import type { PaperAccount } from './paper-account';
import type { YearStudent } from './script';

/** A student at the school, with the paper account and the last payment. */
export interface Family extends YearStudent {
  readonly paper: PaperAccount;
  /** The desk where the family pays. */
  readonly desk: string;
  /** The day of the child's admission, or re-admission. */
  came: string;
  last?: {
    readonly studentReceiptNo: string;
    readonly amount: number;
    readonly mode: string;
    readonly charged: readonly string[];
  };
}
