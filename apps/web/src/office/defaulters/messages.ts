import { useTexts } from '../../messages/use-texts';

export const defaultersEn = {
  title: 'Defaulters',
  filters: 'Filter the defaulters',
  anyAge: 'However late',
  list: 'Defaulters',
  totals: 'What they owe',
  all: 'Outstanding',
  students: (count: number) => (count === 1 ? '1 student' : `${count} students`),
  feesUnknown: (ids: string) =>
    `These students are not in the list, because their dues could not be worked out. Check their class and fees: ${ids}`,
  notLate: (amount: string) => `${amount} of it not late yet`,
  columns: {
    since: 'Owed since',
    reminded: 'Reminded',
  },
  remindedOrNot: 'All families',
  remindAll: 'Remind one by one',
  remindChosen: 'Remind chosen',
  tooManyToRemind: (count: number, most: number) =>
    `${count} families are too many to remind one by one. Choose a class or a section with up to ${most}.`,
  nobodyToRemind: 'There is nobody to remind in this list',
  father: (name: string) => `Father: ${name}`,
  none: 'Nobody has late dues',
  noneText: 'A month is late from its 11th day.',
  noMatch: 'No defaulter matches',
  failed: 'The defaulters could not be loaded',
  printList: 'Print list',
  printChosen: 'Print chosen slips',
  chosenPaid: 'The chosen students have no late dues any more',
  paper: {
    back: 'Back to the defaulters',
    slipsTitle: 'Reminder slips',
    on: (date: string) => `As on ${date}`,
    number: 'No.',
    total: 'Total',
    tooMany: (count: number) => `${count} students are too many to print at once`,
    tooManyText: (most: number) =>
      `Up to ${most} are printed together. Choose a branch, a class or a section, or download the list.`,
  },
  slip: {
    title: 'Fee reminder',
    to: (student: string) => `To the parents of ${student}`,
    father: 'Father',
    since: (month: string) => `since ${month}`,
    please: 'Please pay at the school’s counter, or with any UPI app and this code. Bring this slip.',
    pleaseAtCounter: 'Please pay at the school’s counter. Bring this slip.',
    ignore: 'If you have paid already, please ignore this reminder.',
    code: (amount: string) => `UPI code for ${amount}`,
    sign: 'For the school',
  },
};

export const useDefaultersMessages = () => useTexts('defaulters', defaultersEn);
