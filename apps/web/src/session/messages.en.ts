/** Every text of signing in and out in English. */
export const sessionEn = {
  username: 'Login id',
  password: 'Password',
  submit: 'Login',
  signingIn: 'Signing in',
  register: 'New Office Registration',
  forgot: 'Forgot Password?',
  officeOnly: 'Only the office login is open at present.',
  goToOffice: 'Go to the office login',
  again: 'Please sign in again',
  againText: 'Your session has ended. Sign in to go on; what you typed is still here.',
  leave: 'Leave without signing in',
  menu: {
    dashboard: 'Dashboard',
    staff: 'Staff',
    settings: 'Settings',
    logout: 'Logout',
  },
};

/** The shape that the other language has to fill. */
export type SessionMessages = typeof sessionEn;
