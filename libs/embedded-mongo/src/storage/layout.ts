export const storeFile = 'store.mdb';

/** The file through which stores are opened, which holds nothing. */
export const gateFile = 'opening.mdb';

export const lastTransactionFile = 'last-transaction';
