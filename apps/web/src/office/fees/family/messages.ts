import { useTexts } from '../../../messages/use-texts';

export const familyEn = {
  title: 'Brothers and sisters',
  children: 'Children of this family and what they owe',
  child: 'Child',
  owes: 'Owes now',
  atCounter: 'At the counter',
  total: (amount: string) => `Together they owe ${amount}.`,
  open: 'Pay for all',
  pay: (amount: string, mode: string) => `Take ${amount} for all, ${mode}`,
  form: 'Payment for all',
  payUpTo: 'Pay up to',
  amount: 'Amount for all',
  twoBranches: 'Each branch has its own UPI ID: to pay by UPI, pay for each child separately.',
  share: (child: string, amount: string) => `${child}: ${amount}`,
  cancel: 'Not now',
  progress: 'Outcome of each payment',
  states: {
    waiting: 'Waiting',
    running: 'Being taken',
    taken: (receipt: string) => `Taken, receipt ${receipt}`,
    refused: 'Not taken',
    'taken-back': 'Taken back',
    unsure: 'May have been taken',
  },
  done: (amount: string) => `${amount} collected for the family`,
  notAll: 'Not every payment was taken. Those taken stand.',
  retryUnanswered: 'Retry unanswered payments',
  unsure: 'Nothing is taken twice.',
  finish: 'Done',
  sheet: 'Print family sheet',
  sheetTitle: 'Family sheet',
  held: 'Nothing was printed: one of these receipts has changed. Check the sheet and print it again.',
  toReceipt: 'Back to the receipt',
};

export const useFamilyMessages = () => useTexts('family', familyEn);
