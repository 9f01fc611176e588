/** The administrator of every test office: the settings give the password. */
export const ADMIN = { username: 'admin', password: 'let-me-in-please' };
export const ADMIN_PASSWORD = ADMIN.password;

/** The password of an account of a test: its login id is not in it. */
export const passwordOf = (username: string) => `password of ${username.split('').toReversed().join('')}`;
