/** The administrator of every test office; the password comes from the settings. */
export const ADMIN = { username: 'admin', password: 'let-me-in-please' };
export const ADMIN_PASSWORD = ADMIN.password;

/** The password of a test's account; it does not have the login ID in it. */
export const passwordOf = (username: string) => `password of ${username.split('').toReversed().join('')}`;
