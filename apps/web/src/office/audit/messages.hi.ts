import type { OtherLanguage } from '../../screen/feature';
import type { AuditMessages } from './messages.en';

/** Every text of the audit log in Hindi. */
const auditHi: AuditMessages = {
  text: 'किसने, किसका, क्या, कब और कहाँ से किया। इसमें कुछ बदला या हटाया नहीं जा सकता।',
  list: 'कार्यों का लेखा',
  filter: 'कार्यों के लेखे में खोजें',
  anything: 'सब कुछ',
  about: 'किस बारे में',
  feeChanges: 'शुल्क में परिवर्तन',
  details: 'विवरण',
  closeDetails: 'विवरण बंद करें',
  from: 'कहाँ से',
  subjectHint: 'विद्यार्थी आईडी या लॉगिन आईडी',
  nobody: 'किसी ने साइन इन नहीं किया था',
  none: 'कार्यों के लेखे में अभी कुछ नहीं है',
  noMatch: 'कार्यों के लेखे में कुछ नहीं मिला',
  failed: 'कार्यों का लेखा लोड नहीं हो सका।',
};

export const hindi: OtherLanguage = {
  names: {
    'Staff Report': 'कर्मचारी रिपोर्ट',
  },
  texts: { audit: auditHi },
};
