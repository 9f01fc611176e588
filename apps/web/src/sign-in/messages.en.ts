/** Every text of signing in and out in English. */
export const sessionEn = {
  username: 'Login id',
  password: 'Password',
  officeLogin: 'Login for the school office',
  submit: 'Login',
  signingIn: 'Signing in',
  register: 'New Office Registration',
  forgot: 'Forgot Password?',
  officeOnly: 'Only the office login is open at present.',
  goToOffice: 'Go to the office login',
  logout: 'Logout',
};

/** The shape that the other language has to fill. */
export type SessionMessages = typeof sessionEn;
