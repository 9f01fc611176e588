import { useTexts } from '../../messages/use-texts';

export const ledgerEn = {
  title: 'Fee entries',
  noEntries: 'No fee has been collected yet.',
  receipt: 'Receipt',
  kind: 'Entry',
  charged: 'Charged',
  due: 'Due',
  paid: 'Paid',
  balance: 'Balance',
  kinds: {
    opening: 'Opening balance',
    charge: 'Charge',
    deposit: 'Payment',
    reversal: 'Void',
    concession: 'Concession',
    'take-back': 'Taken back',
    refund: 'Paid back',
  },
  voided: 'VOID',
  reverse: 'Reverse',
  reverseOf: (what: string) => `Reverse: ${what}`,
  takenBack: (what: string) => `${what} taken back`,
  sharedReference: (why: string) => `Reference used again: ${why}`,
  lowered: (kind: string, amount: string) => `${kind} concession ${amount}`,
  leftOutTitle: 'Numbers left out',
  leftOutText:
    'After a restore the book skips these numbers, because papers with them may have been handed out.',
  leftOut: (first: string, last: string, at: string) =>
    first === last ? `${first}, on ${at}` : `${first} to ${last}, on ${at}`,
  upiHint: '12 digits, or at least 6 of what the app shows',
  chequeHint: 'The number of the cheque',
};

export const useLedgerMessages = () => useTexts('ledger', ledgerEn);
