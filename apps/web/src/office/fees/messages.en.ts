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
  payUpTo: 'Pay up to',
  mode: 'Mode of payment',
  chequeNumber: 'Cheque number',
  change: (amount: string) => `Change to give: ${amount}`,
  noChange: 'Shows the change to give',
  charge: (type: string) => `Charge with the payment: ${type}`,
  chargeHint: 'Leave the amount empty if it is charged already.',
  /** What a charge is usually for, by its type; the others are told by whoever charges them. */
  usualReasons: {
    registration: 'Registration fee',
    board: 'Board fee',
    tc: 'Transfer certificate',
  },
  collectAll: (amount: string, mode: string) => `Collect all that is due: ${amount}, ${mode}`,
  collectUpTo: (month: string, amount: string, mode: string) => `Collect up to ${month}: ${amount}, ${mode}`,
  pay: 'Pay Now',
  nothingDue: 'Nothing is due this month.',
  collected: (amount: string) => `${amount} collected`,
  receiptNumber: (number: string) => `Receipt ${number}`,
  print: 'Print Receipt',
  printAgain: 'Print last receipt',
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
