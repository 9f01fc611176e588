import { useTexts } from '../../../messages/use-texts';

export const familyEn = {
  title: 'Brothers and sisters',
  children: 'Children of this family and what they owe',
  child: 'Child',
  owes: 'Owes now',
  thisOne: 'At the counter',
  total: (amount: string) => `Together they owe ${amount}.`,
  open: 'Pay for all',
  pay: (amount: string, mode: string) => `Take ${amount} for all, ${mode}`,
  form: 'Payment for all',
  payUpTo: 'Pay up to',
  amount: 'Amount for all',
  twoBranches: 'Each branch has a UPI ID of its own: pay each child alone to pay by UPI.',
  share: (child: string, amount: string) => `${child}: ${amount}`,
  cancel: 'Not now',
  progress: 'What became of each payment',
  states: {
    waiting: 'Waiting',
    running: 'Being taken',
    taken: (receipt: string) => `Taken, receipt ${receipt}`,
    refused: 'Not taken',
    'taken-back': 'Taken back',
    unsure: 'Not known whether it was taken',
  },
  done: (amount: string) => `${amount} collected for the family`,
  notAll: 'Not everything was taken. What was taken stands.',
  again: 'Send again what has no answer',
  unsure: 'What was taken already is not taken twice.',
  finish: 'Done',
  sheet: 'Print family sheet',
  sheetTitle: 'Family sheet',
  held: 'Nothing was printed: one of these receipts has changed meanwhile. Read the sheet, and print it again.',
  toReceipt: 'Back to the receipt',
};

export const useFamilyMessages = () => useTexts('family', familyEn);
