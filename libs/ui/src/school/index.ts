export { schoolEn, type SchoolMessages } from './messages/en';
export { SchoolWords, useSchoolMessages, type SchoolWordsProps } from './messages/school-messages';

export { Crest, type CrestProps } from './crest/crest';
export { StudentSummary, type StudentSummaryProps } from './student-summary/student-summary';
export { MonthRow, type MonthRowProps } from './month-row/month-row';
export { FeesSummary, type FeesSummaryProps } from './fees-summary/fees-summary';
export { AmountInWords, type AmountInWordsProps } from './amount-in-words/amount-in-words';
export { FamilySheet, type FamilySheetProps } from './family-sheet/family-sheet';
export { Receipt, type ReceiptProps } from './receipt/receipt';
export type { ReceiptMark } from './receipt/receipt-stamp';
export { Voucher, type VoucherProps } from './voucher/voucher';
export type { VoucherData } from './voucher/voucher-copy';

// The domain's functions and types for these components' props, for users of the package who do not have the domain.
export {
  feeMonths,
  paise,
  sessionMonths,
  type FeeMonth,
  type MonthsDue,
  type Paise,
  type Receipt as ReceiptData,
} from '@school/domain';
