import type { OtherLanguage } from '../../screen/feature';
import type { StaffMessages } from './messages.en';

/** Every text of the Staff screen in Hindi. */
const staffHi: StaffMessages = {
  title: 'कर्मचारी',
  text: 'विद्यालय के कार्यालय के खाते',
  adminOnly: 'कार्यालय के खातों की देखभाल केवल प्रशासक कर सकते हैं।',
  list: 'खाते',
  columns: {
    name: 'नाम, लॉगिन आईडी',
    role: 'भूमिका',
    status: 'स्थिति',
    since: 'कब से',
    actions: 'कार्य',
  },
  summary: (waiting, forgotten) => {
    const accounts = waiting === 1 ? '1 खाता प्रतीक्षा में है' : `${waiting} खाते प्रतीक्षा में हैं`;
    const passwords = forgotten === 1 ? '1 भूला हुआ पासवर्ड' : `${forgotten} भूले हुए पासवर्ड`;
    return `${accounts}, ${passwords}`;
  },
  forgotPassword: 'पासवर्ड भूल गए',
  actions: {
    letIn: 'अनुमति दें',
    refuse: 'अस्वीकार करें',
    newPassword: 'नया पासवर्ड',
    rights: 'अधिकार',
    deactivate: 'निष्क्रिय करें',
    activate: 'सक्रिय करें',
    makeAdmin: 'प्रशासक बनाएँ',
    makeClerk: 'लिपिक बनाएँ',
  },
  more: 'और',
  actionFor: (action, name) => `${action}: ${name}`,
  ask: {
    refuse: {
      title: (name) => `${name} को अस्वीकार करें?`,
      text: 'यह खाता कभी साइन इन नहीं कर सकेगा, और इसकी लॉगिन आईडी फिर से मिल सकेगी।',
    },
    deactivate: {
      title: (name) => `${name} को निष्क्रिय करें?`,
      text: 'यह खाता तुरंत सब जगह से साइन आउट हो जाएगा और फिर से सक्रिय करने तक साइन इन नहीं कर सकेगा। इसका किया हुआ कुछ नहीं खोएगा।',
    },
    makeAdmin: {
      title: (name) => `${name} को प्रशासक बनाएँ?`,
      text: 'प्रशासक सब कुछ कर सकते हैं: रसीद रद्द करना, शुल्क बदलना, खातों की देखभाल। ये अधिकार फिर से साइन इन करने पर मिलेंगे।',
    },
    makeClerk: {
      title: (name) => `${name} को लिपिक बनाएँ?`,
      text: 'खाते के पास कार्यालय का काम रहेगा, प्रशासक के अधिकार तुरंत समाप्त हो जाएँगे।',
    },
  },
  done: {
    letIn: (name) => `${name} अब साइन इन कर सकते हैं।`,
    refuse: (name) => `${name} को अस्वीकार कर दिया गया।`,
    deactivate: (name) => `${name} को निष्क्रिय और साइन आउट कर दिया गया।`,
    activate: (name) => `${name} फिर से साइन इन कर सकते हैं।`,
    newPassword: (name) => `${name} का नया पासवर्ड लग गया।`,
    rights: (name) => `${name} के अधिकार बदल गए।`,
    makeAdmin: (name) => `${name} अब प्रशासक हैं।`,
    makeClerk: (name) => `${name} अब लिपिक हैं।`,
  },
  newPassword: 'नया पासवर्ड',
  newPasswordFor: (name) => `${name} का नया पासवर्ड`,
  newPasswordText: 'पुराना पासवर्ड और उससे खुले सभी सत्र तुरंत समाप्त हो जाते हैं।',
  rightsFor: (name) => `${name} के अधिकार`,
  rightsText: 'ये अधिकार पाने के लिए खाता फिर से साइन इन करेगा।',
  setRights: 'अधिकार सहेजें',
  password: 'नया पासवर्ड',
  passwordHint: 'कम से कम 10 अक्षर। खाते के मालिक को मिलकर बताएँ।',
  setPassword: 'पासवर्ड लगाएँ',
  failed: 'खाते लोड नहीं हो सके',
  none: 'अभी कोई खाता नहीं है',
};

export const hindi: OtherLanguage = {
  names: {
    Staff: 'कर्मचारी',
  },
  texts: { staff: staffHi },
};
