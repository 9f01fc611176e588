/** The first administrator of a new office in these tests. */
export const ADMIN = { username: 'admin', password: 'correct horse battery' };
