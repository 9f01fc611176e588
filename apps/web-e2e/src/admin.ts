/** The administrator that a new office of these tests begins with. */
export const ADMIN = { username: 'admin', password: 'correct horse battery' };
