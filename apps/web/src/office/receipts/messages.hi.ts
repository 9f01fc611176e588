import type { OtherLanguage } from '../../screen/feature';
import type { receiptsEn } from './messages';

const receiptsHi: typeof receiptsEn = {
  title: 'रसीदें',
  list: 'रसीदों की पंजी',
  filter: 'रसीदें खोजें',
  numbers: 'रसीद और पुस्तक संख्या',
  number: 'रसीद या पुस्तक संख्या',
  numberHint: 'या आखिरी अंक (3+)',
  anyMode: 'सभी विधियाँ',
  none: 'अभी कोई रसीद नहीं है',
  noneText: 'काउंटर पर लिया गया हर भुगतान यहाँ दिखता है।',
  noMatch: 'कोई रसीद नहीं मिली',
  failed: 'रसीदें लोड नहीं हो सकीं।',
  moreThan: (first, last, most) => `${first}–${last}, कुल ${most} से अधिक: पुरानी रसीदों के लिए खोज सीमित करें`,
  notPrinted: (by, at) => `कागज़ नहीं छपा: ${by}, ${at}`,
  vouchers: 'वाउचर',
  books: 'किसकी पुस्तकें',
  vouchersTitle: 'वाउचरों की पंजी',
  voucherNumbers: 'वाउचर और पुस्तक संख्या',
  paidBackBy: 'किसने लौटाया',
  noVouchers: 'अभी कोई वाउचर नहीं है',
  noVouchersText: 'परिवार को लौटाई गई हर राशि यहाँ दिखती है।',
  tooLong: (most) => `अधिक से अधिक ${most} रसीदें छप सकती हैं। खोज सीमित करें, या पंजी डाउनलोड करें।`,
  printed: (when, count, states) =>
    `${when} को छापा गया; ${count === 1 ? '1 संख्या' : `${count} संख्याएँ`}: ${states}`,
};

export const hindi: OtherLanguage = {
  names: {
    Receipts: 'रसीदें',
  },
  texts: { receipts: receiptsHi },
};
