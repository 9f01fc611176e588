import { useTexts } from '../../messages/use-texts';

export const receiptsEn = {
  title: 'Receipts',
  list: 'Register of receipts',
  filter: 'Find receipts',
  numbers: 'Receipt and book number',
  number: 'Receipt or book no.',
  numberHint: 'Or its end (3 or more)',
  anyMode: 'All modes',
  none: 'No receipts yet',
  noneText: 'Each payment that is taken at the counter is listed here.',
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
  noVouchersText: 'Each amount that is paid back to a family is listed here.',
  tooLong: (most: number) =>
    `Up to ${most} receipts can be printed. Narrow the search, or download the register.`,
  printed: (when: string, count: number, states: string) =>
    `Printed ${when}; ${count === 1 ? '1 number' : `${count} numbers`}: ${states}`,
};

export const useReceiptsMessages = () => useTexts('receipts', receiptsEn);
