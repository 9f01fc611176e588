/** The file of a store in its folder. */
export const storeFile = 'store.mdb';

/** The file through which stores are opened, which holds nothing. */
export const gateFile = 'opening.mdb';
