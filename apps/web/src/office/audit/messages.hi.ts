import type { OtherLanguage } from '../../screen/feature';
import type { auditEn } from './messages';

const auditHi: typeof auditEn = {
  text: 'किसने, किसका, क्या, कब और कहाँ से किया। इसमें कुछ बदला या हटाया नहीं जा सकता।',
  list: 'कार्यों का लेखा',
  filter: 'कार्यों के लेखे में खोजें',
  anything: 'सब कुछ',
  about: 'किस बारे में',
  details: 'विवरण',
  closeDetails: 'विवरण बंद करें',
  subjectPlaceholder: 'नाम, आईडी या लॉगिन आईडी',
  nobody: 'किसी ने साइन इन नहीं किया था',
  none: 'कार्यों के लेखे में अभी कुछ नहीं है',
  noMatch: 'कार्यों के लेखे में कुछ नहीं मिला',
  failed: 'कार्यों का लेखा लोड नहीं हो सका।',
  tabs: 'कर्मचारी रिपोर्ट के भाग',
  report: 'रिपोर्ट',
  log: 'कार्यों का लेखा',
  staff: {
    text: 'किसने क्या किया: वसूली एक ही खाते से, शेष जैसा कार्यों के लेखे में है।',
    ownText: 'आपने क्या किया: आपकी वसूली, विद्यार्थी, उपस्थिति और अंक।',
    filter: 'किसका काम, और किन दिनों का',
    ranges: { today: 'आज', month: 'इस माह', session: 'इस सत्र' },
    otherDays: 'अन्य दिन',
    list: 'कर्मचारियों ने क्या किया',
    failed: 'रिपोर्ट लोड नहीं हो सकी',
    none: 'इन दिनों किसी ने कुछ नहीं किया',
    noneOwn: 'इन दिनों आपने कुछ नहीं किया',
    noMatch: 'इन दिनों कुछ नहीं किया गया',
    totals: 'सब मिलाकर',
    hidesCash:
      'आपके गल्ले का जो नकद अभी किसी मिलान में नहीं है, वह यहाँ किसी राशि में नहीं है: पहले उसे गिना जाता है। उसकी रसीदें गिनी गई हैं।',
    marks: 'अंक',
    ownDays: 'अपनी उपस्थिति',
    old: 'खाते रखे जाने से पहले की प्रविष्टियाँ',
    changed: (count) => `${count} बदले`,
    left: (count) => `${count} छोड़ गए`,
    certificates: (count) => `${count} प्रमाण पत्र`,
    corrected: (count) => `${count} सुधारे`,
    registered: (count) => `${count} पंजीकृत`,
    lists: (count) => (count === 1 ? '1 सूची' : `${count} सूचियाँ`),
    voids: (count) => (count === 1 ? '1 रसीद' : `${count} रसीदें`),
    deedsOf: (name) => `${name}, एक-एक कार्य`,
    receiptsOf: (count, name) => `${count}: ${name} का रोज़नामचा`,
    tooLong: (most) => `अधिक से अधिक ${most} लोग छापे जा सकते हैं। रिपोर्ट डाउनलोड करें।`,
    printed: (when) => `${when} को छापा गया`,
  },
};

export const hindi: OtherLanguage = {
  names: {
    'Staff Report': 'कर्मचारी रिपोर्ट',
  },
  texts: { audit: auditHi },
};
