import type { OtherLanguage } from '../../screen/feature';
import type { StaffMessages } from './messages.en';

/** Every text of the Staff screen in Hindi. */
const staffHi: StaffMessages = {
  title: 'कर्मचारी',
  text: 'विद्यालय के कार्यालय के खाते',
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
  askedFrom: (address) => `${address} से माँगा गया`,
  actions: {
    letIn: 'अनुमति दें',
    refuse: 'अस्वीकार करें',
    refuseFrom: 'इस पते के सभी अस्वीकार करें',
    newPassword: 'नया पासवर्ड',
    rights: 'अधिकार',
    teaching: 'सेक्शन और विषय',
    deactivate: 'निष्क्रिय करें',
    activate: 'सक्रिय करें',
    makeAdmin: 'प्रशासक बनाएँ',
    makeClerk: 'लिपिक बनाएँ',
    makeTeacher: 'शिक्षक बनाएँ',
  },
  ownPassword: 'आपका अपना पासवर्ड',
  add: 'खाता जोड़ें',
  addText:
    'यहाँ काम करने वाले किसी व्यक्ति के लिए। प्रोग्राम एक पासवर्ड बनाता है जो आप सौंपते हैं; खाते के मालिक पहले साइन इन पर अपना पासवर्ड रखते हैं।',
  loginIdHint: '5 से 16 अंग्रेज़ी अक्षर, अंक और चिह्न, बिना खाली जगह',
  clerk: 'लिपिक: नीचे दिए अधिकारों के साथ कार्यालय में काम करते हैं',
  teacher: 'शिक्षक: केवल अपने सेक्शन देखते हैं, रुपयों का कुछ नहीं',
  administrator: 'प्रशासक: सब कुछ कर सकते हैं',
  firstPassword: 'पहला पासवर्ड',
  handedFor: (name) => `${name} का पासवर्ड`,
  handedText: 'इसे सामने बैठकर सौंपें। यह केवल इसी बार दिखता है, और खाते के मालिक पहले साइन इन पर दूसरा रखते हैं।',
  copy: 'कॉपी करें',
  copied: 'पासवर्ड कॉपी हो गया।',
  selected: 'पासवर्ड चुना हुआ है: कॉपी करने के लिए Ctrl+C दबाएँ।',
  printSlip: 'पर्ची छापें',
  handedDone: 'हो गया',
  slip: 'विद्यालय कार्यालय में आपका खाता',
  address: 'कार्यालय का पता (वेब)',
  slipText: 'पहले साइन इन पर आप अपना पासवर्ड रखेंगे। तब यह पर्ची नष्ट कर दें।',
  more: 'और',
  actionFor: (action, name) => `${action}: ${name}`,
  ask: {
    refuse: {
      title: (name) => `${name} को अस्वीकार करें?`,
      text: 'यह खाता कभी साइन इन नहीं कर सकेगा, और इसकी लॉगिन आईडी फिर से मिल सकेगी।',
    },
    refuseFrom: {
      title: (address) => `${address} के सभी खाते अस्वीकार करें?`,
      text: 'इस पते से माँगे गए और प्रतीक्षा कर रहे खाते कभी साइन इन नहीं कर सकेंगे, और उनकी लॉगिन आईडी फिर से मिल सकेंगी। जिस विद्यालय के कंप्यूटर एक ही पते से जुड़ते हैं, वहाँ इनमें सहकर्मियों के खाते भी हो सकते हैं।',
    },
    deactivate: {
      title: (name) => `${name} को निष्क्रिय करें?`,
      text: 'यह खाता तुरंत सब जगह से साइन आउट हो जाएगा और फिर से सक्रिय करने तक साइन इन नहीं कर सकेगा। इसका किया हुआ कुछ नहीं खोएगा।',
    },
    newPassword: {
      title: (name) => `${name} के लिए नया पासवर्ड?`,
      text: 'पुराना पासवर्ड और उससे खुले सभी सत्र तुरंत समाप्त हो जाते हैं। प्रोग्राम नया पासवर्ड बनाता है जो आप सौंपते हैं।',
    },
    makeAdmin: {
      title: (name) => `${name} को प्रशासक बनाएँ?`,
      text: 'प्रशासक सब कुछ कर सकते हैं: रसीद निरस्त करना, शुल्क बदलना, खातों की देखभाल। ये अधिकार फिर से साइन इन करने पर मिलेंगे।',
    },
    makeClerk: {
      title: (name) => `${name} को लिपिक बनाएँ?`,
      text: 'खाते के पास कार्यालय का काम रहेगा, प्रशासक के अधिकार तुरंत समाप्त हो जाएँगे।',
    },
    makeClerkOfTeacher: {
      title: (name) => `${name} को लिपिक बनाएँ?`,
      text: 'खाते के सेक्शन तुरंत हट जाएँगे और वह कार्यालय में काम करेगा। जब तक आप अधिकार न दें, उसके पास कोई अधिकार नहीं होगा।',
    },
    makeTeacher: {
      title: (name) => `${name} को शिक्षक बनाएँ?`,
      text: 'खाते से कार्यालय और उसके सभी अधिकार तुरंत हट जाएँगे। जब तक आप सेक्शन न दें, वह किसी विद्यार्थी को नहीं देखेगा।',
    },
  },
  done: {
    letIn: (name) => `${name} अब साइन इन कर सकते हैं।`,
    refuse: (name) => `${name} को अस्वीकार कर दिया गया।`,
    refuseFrom: (address, accounts) =>
      accounts === 1 ? `${address} का 1 खाता अस्वीकार हुआ।` : `${address} के ${accounts} खाते अस्वीकार हुए।`,
    deactivate: (name) => `${name} को निष्क्रिय और साइन आउट कर दिया गया।`,
    activate: (name) => `${name} फिर से साइन इन कर सकते हैं।`,
    rights: (name) => `${name} के अधिकार बदल गए।`,
    makeAdmin: (name) => `${name} अब प्रशासक हैं।`,
    makeClerk: (name) => `${name} अब लिपिक हैं।`,
    makeTeacher: (name) => `${name} अब शिक्षक हैं।`,
    teaching: (name) => `${name} के सेक्शन सहेजे गए।`,
  },
  rightsFor: (name) => `${name} के अधिकार`,
  rightsText: 'ये अधिकार पाने के लिए खाता फिर से साइन इन करेगा।',
  setRights: 'अधिकार सहेजें',
  teachingFor: (name) => `${name} के सेक्शन`,
  teachingText: 'शिक्षक केवल इन्हीं सेक्शन के विद्यार्थियों को देखते हैं। बदलाव तुरंत लागू होता है।',
  backToStaff: 'स्टाफ़ पर लौटें',
  saveTeaching: 'सेक्शन सहेजें',
  undoTeaching: 'बदलाव हटाएँ',
  sectionToAdd: 'जोड़ने का सेक्शन',
  addSection: 'सेक्शन जोड़ें',
  noTeaching: 'अभी कोई सेक्शन नहीं',
  noTeachingText: 'पहला सेक्शन ऊपर जोड़ें, फिर चुनें कि वहाँ क्या पढ़ाया जाता है।',
  takeAway: 'हटाएँ',
  takeAwayOf: (section) => `हटाएँ: ${section}`,
  classTeacherHint: 'पूरे सेक्शन के लिए उत्तरदायी: उपस्थिति और प्रगति पत्र',
  subjectsIn: (section) => `${section} के विषय`,
  tickSomething: 'कोई विषय चुनें, या इन्हें कक्षाध्यापक बनाएँ',
  nothingTicked: (section) =>
    `${section} में कुछ नहीं चुना गया। वहाँ कोई विषय चुनें, इन्हें कक्षाध्यापक बनाएँ, या सेक्शन हटाएँ।`,
  noTeacher: 'इस पते पर कोई चालू शिक्षक खाता नहीं है',
  failed: 'खाते लोड नहीं हो सके',
  none: 'अभी कोई खाता नहीं है',
};

export const hindi: OtherLanguage = {
  names: {
    Staff: 'कर्मचारी',
  },
  texts: { staff: staffHi },
};
