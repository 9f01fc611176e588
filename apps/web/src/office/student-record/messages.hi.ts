import type { OtherLanguage } from '../../screen/feature';
import type { studentRecordEn } from './messages';

const studentRecordHi: typeof studentRecordEn = {
  title: 'विद्यार्थी रिकॉर्ड',
  recordOf: (name) => `${name} का रिकॉर्ड`,
  back: 'विद्यार्थी के पृष्ठ पर वापस',
  failed: 'रिकॉर्ड लोड नहीं हो सका।',
  printed: (at) => `${at} की स्थिति`,
  personal: 'व्यक्तिगत विवरण',
  academic: 'शैक्षणिक विवरण',
  from: 'इस दिन से',
  to: 'इस दिन तक',
  outcome: 'परिणाम',
  now: 'वर्तमान',
  moved: 'अगली कक्षा',
  left: 'विद्यालय छोड़ दिया',
  leaving: 'विद्यालय छोड़ना',
  ledger: 'खाता संक्षेप में',
  charged: 'लगाया गया',
  paid: 'जमा',
  balance: 'आज का बकाया',
  notKnown: 'ज्ञात नहीं',
  lastPayment: 'अंतिम भुगतान',
  none: 'कोई नहीं',
  concessions: 'हर माह की छूट',
  worthPercent: (amount) => `${amount} प्रतिशत`,
  worthRupees: (amount) => `${amount} प्रति माह`,
  months: (from, through) => (through === '' ? `${from} से` : `${from} से ${through}`),
  ended: (month) => `${month} से समाप्त`,
  family: 'भाई-बहन',
  familyNotKnown: 'ज्ञात नहीं: विद्यार्थी विद्यालय छोड़ चुका है, या बकाया नहीं निकाला जा सकता।',
  certificates: 'स्थानांतरण प्रमाण पत्र',
  photo: (name) => `${name} की फ़ोटो`,
  signatureOf: (name) => `${name} के हस्ताक्षर`,
  signature: 'प्रधानाचार्य, मुहर सहित',
};

export const hindi: OtherLanguage = {
  texts: { studentRecord: studentRecordHi },
};
