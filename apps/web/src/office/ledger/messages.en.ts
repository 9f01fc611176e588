/** Every text of the ledger in English. */
export const ledgerEn = {
  title: 'Fee entries',
  noEntries: 'No fee has been collected yet.',
  date: 'Date',
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
  },
  voided: 'VOID',
  takeBack: 'Take back',
  takeBackOf: (what: string) => `Take back: ${what}`,
  lowered: (kind: string, amount: string) => `${kind} concession ${amount}`,
};

/** The shape that the other language has to fill. */
export type LedgerMessages = typeof ledgerEn;
