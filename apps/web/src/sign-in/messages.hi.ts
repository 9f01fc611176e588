import type { sessionEn } from './messages';

export const sessionHi: typeof sessionEn = {
  officeLogin: 'विद्यालय कार्यालय के लिए लॉगिन',
  teacherLogin: 'शिक्षकों के लिए लॉगिन',
  studentLogin: 'विद्यार्थियों और अभिभावकों के लिए लॉगिन',
  givenByOffice: 'यह आपको विद्यालय कार्यालय से मिलता है।',
  submit: 'लॉगिन करें',
  signingIn: 'साइन इन हो रहा है',
  register: 'कार्यालय का नया पंजीकरण',
  forgot: 'पासवर्ड भूल गए?',
  whoseLogin: 'लॉगिन का यह पता अधूरा है।',
  goToOffice: 'कार्यालय के लॉगिन पर जाएँ',
  logout: 'लॉगआउट',
  family: 'मेरा विद्यालय',
  changePassword: 'पासवर्ड बदलें',
  givenPassword: 'आपको दिया गया पासवर्ड',
  newPassword: 'नया पासवर्ड',
  passwordHint: 'कम से कम 12 अक्षर, जैसे चार शब्द; आपका नाम या लॉगिन आईडी नहीं।',
  maybeSet:
    'उत्तर नहीं आया, पर हो सकता है कि आपका पासवर्ड बदल चुका हो। नए पासवर्ड से साइन इन करें; साइन इन हो जाए, तो और कुछ नहीं करना है।',
};
