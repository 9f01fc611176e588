import type { OtherLanguage } from '../../screen/feature';
import type { AuditMessages } from './messages.en';

/** Every text of the audit log in Hindi. */
const auditHi: AuditMessages = {
  text: 'किसने, किसका, क्या, कब और कहाँ से किया। इसमें कुछ बदला या हटाया नहीं जा सकता।',
  list: 'कार्यों का लेखा',
  filter: 'कार्यों के लेखे में खोजें',
  from: 'इस दिन से',
  to: 'इस दिन तक',
  anyone: 'सभी',
  anything: 'सब कुछ',
  subjectHint: 'छात्र आईडी या लॉगिन आईडी',
  find: 'खोजें',
  clear: 'साफ़ करें',
  nobody: 'कोई साइन इन नहीं था',
  noneYet: 'कार्यों के लेखे में अभी कुछ नहीं है',
  noMatch: 'कार्यों के लेखे में कुछ नहीं मिला',
  noMatchText: 'खोज बदलें या साफ़ करें।',
  failed: 'कार्यों का लेखा लोड नहीं हो सका।',
  count: (first, last, total) => `${total} में से ${first} से ${last}`,
  more: (count) => `${count} और`,
};

export const hindi: OtherLanguage = {
  names: {
    'Staff Report': 'कर्मचारी रिपोर्ट',
  },
  texts: { audit: auditHi },
};
