import type { ledgerEn } from './messages';

/** Every text of the ledger in Hindi. */
export const ledgerHi: typeof ledgerEn = {
  title: 'शुल्क की प्रविष्टियाँ',
  noEntries: 'अभी कोई शुल्क नहीं लिया गया है।',
  date: 'दिनांक',
  receipt: 'रसीद',
  kind: 'प्रविष्टि',
  charged: 'लगा शुल्क',
  due: 'देय',
  paid: 'जमा',
  balance: 'शेष',
  kinds: {
    opening: 'पिछला बकाया',
    charge: 'शुल्क',
    deposit: 'भुगतान',
    reversal: 'निरस्तीकरण',
    concession: 'छूट',
    'take-back': 'माह हटाया गया',
    refund: 'लौटाया गया',
  },
  voided: 'निरस्त',
  reverse: 'निरस्त करें',
  reverseOf: (what) => `निरस्त करें: ${what}`,
  takenBack: (what) => `${what} का शुल्क हटाया गया`,
  sharedReference: (why) => `संदर्भ दोबारा: ${why}`,
  lowered: (kind, amount) => `${kind} छूट ${amount}`,
  chequeNumber: 'चेक नंबर',
  leftOutTitle: 'छोड़ी गई संख्याएँ',
  leftOutText: 'बैकअप से वापस लाने के बाद पुस्तक इनके आगे से चलती है, क्योंकि इन संख्याओं के कागज़ दिए जा चुके हो सकते हैं।',
  leftOut: (first, last, at) => (first === last ? `${first}, ${at} को` : `${first} से ${last} तक, ${at} को`),
  upiHint: '12 अंक, या ऐप में दिखे कम से कम 6 अक्षर',
};
