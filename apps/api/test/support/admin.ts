/** The administrator of every test office: the settings give the password. */
export const ADMIN = { username: 'admin', password: 'let-me-in-please' };
export const ADMIN_PASSWORD = ADMIN.password;
