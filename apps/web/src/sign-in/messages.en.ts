/** Every text of signing in and out in English. */
export const sessionEn = {
  username: 'Login id',
  password: 'Password',
  officeLogin: 'Login for the school office',
  teacherLogin: 'Login for teachers',
  submit: 'Login',
  signingIn: 'Signing in',
  register: 'New Office Registration',
  forgot: 'Forgot Password?',
  studentsClosed: 'The login for students is not open yet.',
  goToOffice: 'Go to the office login',
  logout: 'Logout',
};

/** The shape that the other language has to fill. */
export type SessionMessages = typeof sessionEn;
