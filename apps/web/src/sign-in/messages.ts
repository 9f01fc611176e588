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
  whoseLogin: 'This login address is not complete.',
  goToOffice: 'Go to the office login',
  logout: 'Logout',
  family: 'My school',
  changePassword: 'Change password',
  givenPassword: 'Password you were given',
  newPassword: 'New password',
  passwordHint: 'At least 12 characters, such as four words; not your name or login id.',
  maybeSet:
    'No answer came, but your new password may already be set. Sign in with it; if that works, you are done.',
};

export const useSessionMessages = () => useTexts('session', sessionEn);
