import type { SessionMessages } from './messages.en';

/** Every text of signing in and out in Hindi. */
export const sessionHi: SessionMessages = {
  username: 'लॉगिन आईडी',
  password: 'पासवर्ड',
  submit: 'लॉगिन करें',
  signingIn: 'साइन इन हो रहा है',
  register: 'कार्यालय का नया पंजीकरण',
  forgot: 'पासवर्ड भूल गए?',
  officeOnly: 'अभी केवल कार्यालय का लॉगिन खुला है।',
  goToOffice: 'कार्यालय के लॉगिन पर जाएँ',
  again: 'कृपया फिर से साइन इन करें',
  againText: 'आपका सत्र समाप्त हो गया है। आगे बढ़ने के लिए साइन इन करें; आपने जो लिखा है वह यहीं है।',
  leave: 'साइन इन किए बिना बाहर जाएँ',
  menu: {
    dashboard: 'डैशबोर्ड',
    settings: 'सेटिंग्स',
    staff: 'कर्मचारी',
    logout: 'लॉगआउट',
  },
};
