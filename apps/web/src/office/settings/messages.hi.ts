import type { OtherLanguage } from '../../screen/feature';
import type { SettingsMessages } from './messages.en';

/** Every text of the settings in Hindi. */
const settingsHi: SettingsMessages = {
  title: 'सेटिंग्स',
  text: 'विद्यालय के शुल्क, कागज़ात और साइन इन',
  adminOnly: 'विद्यालय की सेटिंग्स केवल प्रशासक बदल सकते हैं।',
  feeTable: 'शुल्क तालिका',
  schoolDetails: 'विद्यालय का विवरण',
  signIn: 'साइन इन',
  idleAfter: 'पासवर्ड फिर से पूछें',
  idleText:
    'जब ब्राउज़र के किसी टैब में कोई कीबोर्ड या पॉइंटर का उपयोग नहीं करता, तब कार्यालय वहाँ अपने पृष्ठ बंद कर देता है। साइन इन करने पर वही पृष्ठ लौट आता है; अधूरा पंजीकरण या बदलाव सुरक्षित रहता है।',
  minutes: (count) => `${count} मिनट तक काम न होने पर`,
  never: 'कभी नहीं',
  sessionsSaved: 'सहेजा गया। हर डेस्क पर अगले काम के एक मिनट के भीतर लागू होगा।',
  loadFailed: 'सेटिंग्स लोड नहीं हो सकीं',
  bands: {
    'before-1': 'कक्षा I से पहले (PG, LKG, UKG, हिंदी, NA, NB)',
    '1-5': 'कक्षा I से V',
    '6-8': 'कक्षा VI से VIII',
    '9-10': 'कक्षा IX और X',
    '11-12-science': 'कक्षा XI और XII, विज्ञान',
    '11-12-arts': 'कक्षा XI और XII, कला',
  },
  columns: { band: 'कक्षाएँ', monthly: 'मासिक', registration: 'पंजीकरण', security: 'सुरक्षा राशि', total: 'कुल' },
  bothBranches: 'शुल्क दोनों शाखाओं में लागू होता है, या उस शाखा में जो माह के साथ लिखी है।',
  both: 'दोनों शाखाएँ',
  inBoth: 'यह दोनों शाखाओं में लागू होगा।',
  inOne: (branch) => `यह केवल ${branch} में लागू होगा।`,
  fromMonthHint: 'आगे का माह, या वह जिसका शुल्क अभी किसी पर नहीं लगा',
  from: (month) => `${month} से`,
  first: 'आरंभ से',
  holdsNow: 'अभी लागू',
  toCome: 'आगे लागू होगी',
  replaced: 'बदल दी गई',
  addedBy: (name, at) => `${name} ने जोड़ी, ${at}`,
  newTable: 'नया शुल्क',
  newTableText: 'यह आपके चुने हुए माह से लागू होगा। जिन माहों का शुल्क लग चुका है वह नहीं बदलता।',
  fromMonth: 'किस माह से',
  until: (amount) => `अब तक ${amount}`,
  changed: 'बदला',
  review: 'जाँचें और सहेजें',
  confirmTitle: (month) => `${month} से नया शुल्क?`,
  confirmText:
    'उस माह से हर माह का शुल्क इसी तालिका से लगेगा, जब तक दूसरी लागू न हो। इसे वापस नहीं लिया जा सकता; बाद की तालिका इसकी जगह ले सकती है।',
  changes: (count) => (count === 1 ? '1 शुल्क बदलेगा:' : `${count} शुल्क बदलेंगे:`),
  noChange: 'कोई शुल्क उस माह में लागू तालिका से अलग नहीं है।',
  change: (band, fee, before, after) => `${band}, ${fee}: ${before} से ${after}`,
  confirm: 'नया शुल्क सहेजें',
  saved: (month) => `नया शुल्क ${month} से लागू होगा।`,
  saveDetails: 'सहेजें',
  detailsSaved: (name) => `${name} का विवरण सहेजा गया।`,
  detailsHint: 'आगे की रसीदों पर छपेगा; दी जा चुकी रसीदें वैसी ही रहती हैं।',
  changedBy: (name, at) => `पिछला बदलाव ${name} ने किया, ${at}`,
  phoneHint: 'कई नंबर कॉमा से अलग करें',
  upiHint: 'जैसे अभिभावक भुगतान के लिए लिखते हैं, उदाहरण school@bank',
};

export const hindi: OtherLanguage = {
  names: {
    Settings: 'सेटिंग',
  },
  texts: { settings: settingsHi },
};
