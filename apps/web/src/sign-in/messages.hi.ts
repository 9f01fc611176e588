import type { SessionMessages } from './messages.en';

/** Every text of signing in and out in Hindi. */
export const sessionHi: SessionMessages = {
  username: 'लॉगिन आईडी',
  password: 'पासवर्ड',
  officeLogin: 'विद्यालय कार्यालय के लिए लॉगिन',
  teacherLogin: 'शिक्षकों के लिए लॉगिन',
  submit: 'लॉगिन करें',
  signingIn: 'साइन इन हो रहा है',
  register: 'कार्यालय का नया पंजीकरण',
  forgot: 'पासवर्ड भूल गए?',
  studentsClosed: 'विद्यार्थियों का लॉगिन अभी नहीं खुला है।',
  goToOffice: 'कार्यालय के लॉगिन पर जाएँ',
  logout: 'लॉगआउट',
};
