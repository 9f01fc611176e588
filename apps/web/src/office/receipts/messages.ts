import { useTexts } from '../../messages/use-texts';

export const receiptsEn = {
  title: 'Receipts',
  list: 'Register of receipts',
  filter: 'Find receipts',
  numbers: 'Receipt and book number',
  number: 'Receipt or book no.',
  numberHint: 'Or its last digits (3+)',
  anyMode: 'All modes',
  none: 'No receipts yet',
  noneText: 'Payments taken at the counter are listed here.',
  noMatch: 'No receipt matches',
  failed: 'The receipts could not be loaded.',
  moreThan: (first: number, last: number, most: number) =>
    `${first} to ${last} of more than ${most}: narrow the search for older ones`,
  notPrinted: (by: string, at: string) => `No paper came out: ${by}, ${at}`,
  vouchers: 'Vouchers',
  books: 'Books of',
  vouchersTitle: 'Register of vouchers',
  voucherNumbers: 'Voucher and book number',
  paidBackBy: 'Paid back by',
  noVouchers: 'No vouchers yet',
  noVouchersText: 'Amounts paid back to families are listed here.',
  tooLong: (most: number) =>
    `Up to ${most} receipts can be printed. Narrow the search, or download the register.`,
  printed: (when: string, count: number, states: string) =>
    `Printed ${when}; ${count === 1 ? '1 number' : `${count} numbers`}: ${states}`,
};

export const useReceiptsMessages = () => useTexts('receipts', receiptsEn);
