import type { paperEn } from './messages';

export const paperHi: typeof paperEn = {
  print: 'छापें',
  printSlip: 'पर्ची छापें',
  done: 'हो गया',
  preparedBy: 'तैयार करने वाला',
  checkedBy: 'जाँचने वाला',
  unknownIfFirst: 'सर्वर से नहीं पूछा जा सका कि यह पहली छपाई है या नहीं, इसलिए इस पर “द्वितीय प्रति” लिखा है।',
  languageMissing: 'परिवार की भाषा के शब्द लोड नहीं हो सके, इसलिए यह कागज़ स्क्रीन की भाषा में है।',
  cameOut: 'क्या कागज़ छप गया?',
  cameOutYes: 'हाँ',
  cameOutNo: 'नहीं, फिर से छापें',
  leave: {
    title: 'यह पृष्ठ छोड़ें?',
    text: 'पासवर्ड केवल इसी बार दिखता है। पर्ची न छपी हो, तो नया बनाना पड़ेगा।',
  },
  printedAgainBefore:
    'इस कागज़ की मूल प्रति पहले ही एक बार फिर से छापी जा चुकी है; इस छपाई पर “द्वितीय प्रति” लिखा है।',
};
