export const storeFile = 'store.mdb';

/** The file of the gate, through which stores are opened; it holds nothing. */
export const gateFile = 'opening.mdb';

export const lastTransactionFile = 'last-transaction';
