/** The file of a store in its folder. */
export const storeFile = 'store.mdb';

/** The file through which stores are opened, which holds nothing. */
export const gateFile = 'opening.mdb';

/** The file that says which transaction of the store was the last. */
export const lastTransactionFile = 'last-transaction';
