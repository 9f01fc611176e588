import { useTexts } from '../messages/use-texts';

export const sessionEn = {
  officeLogin: 'Login for the school office',
  teacherLogin: 'Login for teachers',
  studentLogin: 'Login for students and parents',
  givenByOffice: 'The school office gives you one.',
  submit: 'Login',
  signingIn: 'Signing in',
  register: 'New Office Registration',
  forgot: 'Forgot Password?',
  whoseLogin: 'This address does not say whose login it is.',
  goToOffice: 'Go to the office login',
  logout: 'Logout',
  family: 'My school',
  changePassword: 'Change password',
  givenPassword: 'Password that you were given',
  newPassword: 'New password',
  passwordHint: 'At least 12 characters, such as four words; not your name or login id.',
  maybeSet:
    'Your new password may be set already, although no answer came. Sign in with it; where it is taken, nothing is left to do.',
};

export const useSessionMessages = () => useTexts('session', sessionEn);
