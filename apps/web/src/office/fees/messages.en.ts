/** Every text of the counter and the receipts in English. */
export const feesEn = {
  title: 'Fees & Payment',
  notYet: 'Find a student to collect a fee',
  notYetText: 'Type the Student ID and press Enter.',
  payment: 'Payment',
  paymentType: 'Payment type',
  previousBalance: 'Previous balance',
  currentCharge: 'Current charge',
  amount: 'Amount paid',
  payAll: (amount: string) => `Pay all: ${amount}`,
  pay: 'Pay Now',
  nothingDue: 'Nothing is due this month.',
  collected: (amount: string) => `${amount} collected`,
  receiptNumber: (number: string) => `Receipt ${number}`,
  print: 'Print Receipt',
  next: 'Next student',
  findAgain: 'Find the student again',
  unsure:
    'No answer came back. Press Pay Now again: if the payment was already taken, its receipt is shown and nothing is taken twice.',
  earlier: 'Earlier entries',
  class: 'Class',
  section: 'Section',
  board: 'Board',
  branch: 'Branch',
  father: "Father's name",
  receipt: {
    title: 'Receipt',
    back: 'Back to the student',
    next: 'Next student',
    print: 'Print Receipt',
    notFound: 'This receipt does not exist.',
    duplicate: 'A reprint is marked DUPLICATE.',
    isVoid: 'This receipt is void; its amount is back on the balance.',
    void: 'Void receipt',
    voidTitle: 'Void this receipt?',
    voidText:
      'The amount goes back on the balance. The receipt stays on record, and every print of it says VOID.',
    voidReasonHint: 'Kept on record with your name',
  },
};

/** The shape that the other language has to fill. */
export type FeesMessages = typeof feesEn;
