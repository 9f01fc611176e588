import { useTexts } from '../../messages/use-texts';

export const dayBookEn = {
  title: 'Day book',
  filters: 'Filter the day book',
  all: 'All',
  mode: 'Mode',
  head: 'Head',
  totals: 'Totals',
  moreTotals: 'By head, collector and branch',
  lessTotals: 'Total only',
  nobody: 'Not recorded',
  entries: 'Entries',
  receipt: 'Receipt',
  paidFor: 'Paid for',
  voidedBecause: (reason: string) => `Void: ${reason}`,
  paidBackBecause: (reason: string) => `Paid back: ${reason}`,
  list: 'Entries of the day book',
  none: 'Nothing was collected',
  noneText: 'No payment was taken on these days.',
  noMatch: 'No entry matches',
  failed: 'The day book could not be loaded',
  tooLong: (most: number) =>
    `Up to ${most} entries can be printed. Choose fewer days, or download the day book.`,
  printed: (when: string, count: number) =>
    `Printed ${when}; ${count === 1 ? '1 entry' : `${count} entries`}`,
};

export const useDayBookMessages = () => useTexts('dayBook', dayBookEn);
