import type { OtherLanguage } from '../../screen/feature';
import type { defaultersEn } from './messages';

const defaultersHi: typeof defaultersEn = {
  title: 'बकायेदार',
  filters: 'बकायेदार छाँटें',
  anyAge: 'चाहे जितनी देर',
  list: 'बकायेदार',
  totals: 'कुल बकाया',
  all: 'कुल बकाया',
  students: (count) => `${count} विद्यार्थी`,
  feesUnknown: (ids) =>
    `इन विद्यार्थियों का बकाया नहीं निकल सका, इसलिए वे सूची में नहीं हैं। उनकी कक्षा और शुल्क देखें: ${ids}`,
  notLate: (amount) => `इसमें से ${amount} में अभी देर नहीं हुई`,
  columns: {
    since: 'कब से बकाया',
    reminded: 'कब याद दिलाया',
  },
  remindedOrNot: 'सभी परिवार',
  remindAll: 'एक-एक करके याद दिलाएँ',
  remindChosen: 'चुने हुओं को याद दिलाएँ',
  tooManyToRemind: (count, most) =>
    `एक-एक करके याद दिलाने के लिए ${count} परिवार बहुत ज़्यादा हैं। कोई कक्षा या सेक्शन चुनें: एक बार में ${most} तक हो सकते हैं।`,
  nobodyToRemind: 'इस सूची में याद दिलाने के लिए कोई नहीं है',
  father: (name) => `पिता: ${name}`,
  none: 'अभी कोई बकायेदार नहीं है',
  noneText: 'हर माह के शुल्क में उसके 11वें दिन से देर मानी जाती है।',
  noMatch: 'कोई बकायेदार नहीं मिला',
  failed: 'बकायेदार लोड नहीं हो सके',
  printList: 'सूची छापें',
  printChosen: 'चुने हुए स्मरण पत्र छापें',
  chosenPaid: 'चुने हुए विद्यार्थियों में अब कोई बकायेदार नहीं है',
  paper: {
    back: 'बकायेदारों पर वापस',
    slipsTitle: 'शुल्क स्मरण पत्र',
    on: (date) => `${date} की स्थिति`,
    number: 'क्र.',
    total: 'योग',
    tooMany: (count) => `${count} विद्यार्थी एक साथ छापने के लिए बहुत ज़्यादा हैं`,
    tooManyText: (most) => `एक साथ ${most} तक छापे जाते हैं। कोई शाखा, कक्षा या सेक्शन चुनें, या सूची डाउनलोड करें।`,
  },
  slip: {
    title: 'शुल्क स्मरण पत्र',
    to: (student) => `${student} के अभिभावक`,
    father: 'पिता',
    since: (month) => `${month} से`,
    please: 'कृपया यह राशि विद्यालय के काउंटर पर, या किसी भी UPI ऐप में यह कोड स्कैन करके जमा करें। यह पत्र साथ लाएँ।',
    pleaseAtCounter: 'कृपया यह राशि विद्यालय के काउंटर पर जमा करें। यह पत्र साथ लाएँ।',
    ignore: 'यदि आप जमा कर चुके हैं, तो कृपया इस पत्र पर ध्यान न दें।',
    code: (amount) => `${amount} का UPI कोड`,
    sign: 'विद्यालय की ओर से',
  },
};

export const hindi: OtherLanguage = {
  names: {
    Defaulters: 'बकायेदार',
  },
  texts: { defaulters: defaultersHi },
};
