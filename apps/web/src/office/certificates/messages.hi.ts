import type { OtherLanguage } from '../../screen/feature';
import type { certificatesEn } from './messages';

const certificatesHi: typeof certificatesEn = {
  title: 'स्थानांतरण प्रमाण पत्र',
  list: 'स्थानांतरण प्रमाण पत्रों की पंजी',
  filter: 'प्रमाण पत्र खोजें',
  numberHint: 'या उसके अंत की संख्या',
  anyState: 'सभी',
  none: 'अभी कोई स्थानांतरण प्रमाण पत्र नहीं है',
  noneText: 'प्रमाण पत्र विद्यार्थी के पृष्ठ या विद्यार्थी सेवा से जारी होता है, और यहाँ सदा के लिए रहता है।',
  noMatch: 'कोई प्रमाण पत्र नहीं मिला',
  failed: 'प्रमाण पत्र लोड नहीं हो सके।',
  withDues: (amount) => `${amount} बकाया`,
  tooLong: (most) => `अधिक से अधिक ${most} प्रमाण पत्र छप सकते हैं। खोज सीमित करें, या पंजी डाउनलोड करें।`,
  printed: (when, count) => `${when} को छापा गया; ${count} प्रमाण पत्र`,

  issueTitle: (name) => `${name} का स्थानांतरण प्रमाण पत्र`,
  issueFailed: 'प्रमाण पत्र तैयार नहीं हो सका।',
  issuedAlready: (serial) => `इस बार विद्यालय छोड़ने का मान्य प्रमाण पत्र पहले से है: ${serial}`,
  openIt: 'उसे खोलें',
  leavingText: 'प्रमाण पत्र जारी होते ही विद्यार्थी का विद्यालय छोड़ना दर्ज हो जाएगा, और वह सूचियों और खोज से हट जाएगा।',
  isForLeaving: (day) => `विद्यार्थी ${day} को विद्यालय छोड़ चुका है। प्रमाण पत्र उसी के लिए है।`,
  issuedWithDues: 'कक्षा I से VIII में बकाया होने पर भी प्रमाण पत्र जारी होता है।',
  needsWord: 'बकाया होने पर यह प्रमाण पत्र केवल प्रशासक जारी कर सकते हैं, और उन्हें कारण लिखना होगा।',
  wordHint: 'पंजी और कार्यों के लेखे में रहता है',
  tcFee: 'पहले काउंटर पर टीसी शुल्क लें',
  body: 'प्रमाण पत्र में क्या लिखा है',
  bodyText: 'यह रिकॉर्ड से भरा गया है। यहाँ जो सुधारेंगे वही छपेगा; रिकॉर्ड नहीं बदलेगा।',
  rows: 'छात्र पंजी: हर कक्षा की एक पंक्ति',
  row: (number) => `पंक्ति ${number}`,
  addRow: 'कक्षा जोड़ें',
  removeRow: (number) => `पंक्ति ${number} हटाएँ`,
  reasonHint: 'खाली छोड़ने पर ऊपर लिखा कारण छपता है',
  parts: { leaving: 'विद्यालय छोड़ना', body: 'प्रमाण पत्र', rows: 'पंजी', foot: 'जारी करना' },
  submit: 'प्रमाण पत्र जारी करें',
  issued: (serial) => `प्रमाण पत्र ${serial} जारी हुआ`,

  certificate: 'स्थानांतरण प्रमाण पत्र',
  duplicate: 'पहले छप चुका है: अगली छपाई पर “द्वितीय प्रति” लिखा होगा।',
  isWithdrawn: (day, by, reason) => `${day} को ${by} ने वापस लिया: ${reason}`,
  stillLeft: 'विद्यार्थी का विद्यालय छोड़ना अब भी दर्ज है; विद्यार्थी के पृष्ठ पर फिर से प्रवेश दिया जा सकता है।',
  passed: (amount, reason) => `${amount} बकाया होते हुए भी जारी: ${reason}`,
  openStudent: 'विद्यार्थी का पृष्ठ खोलें',
  toRegister: 'पंजी पर वापस',
  held: 'कुछ नहीं छपा: यह प्रमाण पत्र वापस लिया जा चुका है।',
  withdraw: 'वापस लें',
  withdrawTitle: (serial) => `${serial} वापस लें?`,
  withdrawText:
    'प्रमाण पत्र पंजी में रहेगा, और उस पर “वापस लिया गया” लिखा होगा। उसकी संख्या फिर नहीं दी जाएगी। परिवार से कागज़ वापस माँगें।',
  withdrawn: (serial) => `प्रमाण पत्र ${serial} वापस लिया गया`,
};

export const hindi: OtherLanguage = {
  names: { 'Transfer Certificates': 'स्थानांतरण प्रमाण पत्र' },
  texts: { certificates: certificatesHi },
};
