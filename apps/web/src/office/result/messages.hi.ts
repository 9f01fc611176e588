import type { OtherLanguage } from '../../screen/feature';
import { examResultsHi } from '../exam-results/messages.hi';
import type { resultEn } from './messages';

export const resultHi: typeof resultEn = {
  find: 'विद्यार्थी आईडी',
  findButton: 'खोजें',
  update: 'परिणाम बदलें',
  student: 'एक विद्यार्थी',
  class: 'कक्षावार',
  findFirst: 'सभी परिणाम देखने के लिए विद्यार्थी को खोजें',
  findFirstText: 'विद्यार्थी आईडी, नाम या मोबाइल नंबर लिखें और Enter दबाएँ।',

  list: 'परीक्षाएँ',
  filter: 'परीक्षाएँ छाँटें',
  failed: 'परीक्षाएँ लोड नहीं हो सकीं',
  none: 'अभी कोई परीक्षा नहीं है',
  noneText: 'परीक्षाएँ प्रशासक बनाते हैं, और उनकी कक्षाएँ, विषय और पूर्णांक तय करते हैं।',
  noMatch: 'कोई परीक्षा नहीं मिली',
  thisSession: 'यह सत्र',
  where: 'किनके लिए',
  subjectCount: (count) => `${count} विषय`,
  newExam: 'नई परीक्षा',

  newText: 'परीक्षा बनते ही अंक लिखे जा सकते हैं। जिसके अंक लिखे जा चुके हैं वह बना रहेगा, बाकी सब बदला जा सकता है।',
  examDetails: 'परीक्षा का विवरण',
  subjectsText:
    '0 भार वाले विषय के अंक और ग्रेड होते हैं, पर वह योग में नहीं गिना जाता। सामान्य भार 1 है; 2 से विषय दो बार गिना जाता है।',
  subjectNo: (number) => `विषय ${number}`,
  addSubject: 'विषय जोड़ें',
  removeSubject: (name) => `${name} हटाएँ`,
  takeSubjects: (schoolClass) => `कक्षा ${schoolClass} के विषय लें`,
  nameHint: 'जैसा अंक पत्र पर छपेगा: अर्धवार्षिक परीक्षा',
  make: 'परीक्षा बनाएँ',
  examMade: (name) => `${name} बन गई।`,
  save: 'सहेजें',
  saved: (name) => `${name} के बदलाव सहेजे गए।`,
  change: 'बदलें',
  changeTitle: (name) => `${name} बदलें`,

  progress: 'सेक्शन',
  marksTyped: 'लिखे गए अंक',
  marksTypedOf: (given, wanted) => `${wanted} में से ${given}`,
  openPart: 'खोलें',
  toMarks: 'अंक',
  toRemarks: 'टिप्पणियाँ',
  toCards: 'अंक पत्र',
  nobody: 'इन कक्षाओं में कोई विद्यार्थी नहीं है',
  publishedBy: (who, when) => `${who} ने ${when} को प्रकाशित किया`,

  lock: 'बंद करें',
  lockTitle: 'यह परीक्षा बंद करें?',
  lockText: 'इसके बाद शिक्षक अंक नहीं लिख सकेंगे। प्रकाशित होने तक आप इसे फिर खोल सकते हैं।',
  open: 'फिर खोलें',
  openTitle: 'यह परीक्षा फिर खोलें?',
  openText: 'शिक्षक फिर से अंक लिख सकेंगे।',
  publish: 'प्रकाशित करें',
  publishTitle: 'इस परीक्षा का परिणाम प्रकाशित करें?',
  publishText:
    'परिवार परिणाम देख सकेंगे, और परीक्षा सदा के लिए बंद हो जाएगी। उसके बाद अंक केवल कारण लिखकर बदले जा सकेंगे, और कारण विद्यार्थी के पृष्ठ पर रहेगा।',
  missing: (count) => (count === 1 ? '1 अंक अभी नहीं लिखा गया है।' : `${count} अंक अभी नहीं लिखे गए हैं।`),
  entered: {
    open: 'परीक्षा फिर खुल गई।',
    locked: 'परीक्षा बंद हो गई।',
    published: 'परीक्षा का परिणाम प्रकाशित हो गया।',
  },
  remove: 'हटाएँ',
  removeTitle: 'यह परीक्षा हटाएँ?',
  removeText: 'इसके कोई अंक नहीं हैं। इसका विवरण कार्यों के लेखे में रहेगा।',
  removed: (name) => `${name} हट गई।`,

  marksTitle: (exam, where) => `${exam}: ${where} के अंक`,
  gridFailed: 'अंक लोड नहीं हो सके',
  typed: {
    marks: {
      allSaved: 'सभी अंक सहेजे जा चुके हैं।',
      waiting: (count) => (count === 1 ? '1 अंक सहेजा जा रहा है।' : `${count} अंक सहेजे जा रहे हैं।`),
      away: (count) =>
        count === 1
          ? 'कार्यालय के सर्वर तक पहुँच नहीं है: 1 अंक इस कंप्यूटर पर रखा है और बाद में अपने आप सहेजा जाएगा।'
          : `कार्यालय के सर्वर तक पहुँच नहीं है: ${count} अंक इस कंप्यूटर पर रखे हैं और बाद में अपने आप सहेजे जाएँगे।`,
      refused: 'ये अंक सहेजे नहीं जा सके; ये यहीं बने हैं।',
      restored: 'पहले यहाँ लिखे गए जो अंक सहेजे नहीं गए थे, वे तालिका में वापस आ गए हैं।',
      neverSent: 'ये अंक इस कंप्यूटर पर लिखे गए, पर सहेजे नहीं गए, और अब नहीं लिए जा सकते।',
      keys: 'Enter से नीचे, Tab से दाएँ, तीरों से हर ओर, Esc से सहेजा हुआ अंक वापस। AB अनुपस्थित है, - का अर्थ विषय नहीं लिया, खाली का अर्थ अभी अंक नहीं। स्प्रेडशीट से कॉपी किए खाने यहाँ पेस्ट किए जा सकते हैं।',
    },
    remarks: {
      allSaved: 'सभी टिप्पणियाँ सहेजी जा चुकी हैं।',
      waiting: (count) => (count === 1 ? '1 टिप्पणी सहेजी जा रही है।' : `${count} टिप्पणियाँ सहेजी जा रही हैं।`),
      away: (count) =>
        count === 1
          ? 'कार्यालय के सर्वर तक पहुँच नहीं है: 1 टिप्पणी इस कंप्यूटर पर रखी है और बाद में अपने आप सहेजी जाएगी।'
          : `कार्यालय के सर्वर तक पहुँच नहीं है: ${count} टिप्पणियाँ इस कंप्यूटर पर रखी हैं और बाद में अपने आप सहेजी जाएँगी।`,
      refused: 'ये टिप्पणियाँ सहेजी नहीं जा सकीं; ये यहीं बनी हैं।',
      restored: 'पहले यहाँ लिखी गई जो टिप्पणियाँ सहेजी नहीं गई थीं, वे वापस आ गई हैं।',
      neverSent: 'ये टिप्पणियाँ इस कंप्यूटर पर लिखी गईं, पर सहेजी नहीं गईं, और अब नहीं ली जा सकतीं।',
      keys: 'Enter से नीचे, Esc से सहेजी हुई टिप्पणी वापस। अधिक से अधिक 120 अक्षर; खाली छोड़ने पर अंक पत्र में हाथ से लिखने की रेखा रहती है। स्प्रेडशीट से कॉपी किया स्तंभ यहाँ पेस्ट किया जा सकता है।',
    },
  },
  needAttention: (count) => (count === 1 ? '1 खाने पर ध्यान देना है।' : `${count} खानों पर ध्यान देना है।`),
  beyond: (count) =>
    count === 1
      ? 'पेस्ट किया गया 1 खाना तालिका से बाहर था और छोड़ दिया गया।'
      : `पेस्ट किए गए ${count} खाने तालिका से बाहर थे और छोड़ दिए गए।`,
  tryAgain: 'फिर भेजें',
  cells: 'जिन खानों पर ध्यान देना है',
  changedByOther: (who, mark) =>
    who === undefined ? `बदलकर ${mark} कर दिया गया` : `${who} ने बदलकर ${mark} कर दिया`,
  emptied: 'खाली',
  forgetTyped: 'इन्हें हटा दें',
  keepOwn: (mark) => `${mark} रखें`,
  keepTheirs: (mark) => `${mark} मानें`,
  states: {
    empty: 'अभी अंक नहीं',
    saved: 'सहेजा गया',
    typed: 'लिखा जा रहा है',
    sending: 'सहेजा जा रहा है',
    refused: 'ध्यान देना है',
    other: 'ध्यान देना है',
  },
  isLocked: 'यह परीक्षा बंद है। अंक प्रशासक ही कारण लिखकर बदल सकते हैं।',
  marksNotOwn: 'अंक विषय के शिक्षक लिखते हैं, या कार्यालय में वे जिन्हें विद्यार्थी बदलने का अधिकार है।',
  correctThis: 'कारण लिखकर बदलने के लिए अंक दबाएँ।',
  correct: 'अंक बदलें',
  correctOf: (student, subject) => `${student} का ${subject} का अंक बदलें`,
  correctText: 'कारण कार्यों के लेखे में और विद्यार्थी के पृष्ठ पर रहता है।',
  markHint: 'अभी अंक न हो तो खाली छोड़ें',
  corrected: 'अंक बदल गया।',

  remarksTitle: (exam, where) => `${exam}: ${where} की टिप्पणियाँ`,
  remarksFailed: 'टिप्पणियाँ लोड नहीं हो सकीं',
  noRemark: 'कोई टिप्पणी नहीं',
  remarksNotOwn: 'टिप्पणी केवल सेक्शन के कक्षाध्यापक या प्रशासक लिख सकते हैं।',
  remarksPublished: 'परिवार यह परिणाम देख चुके हैं: अब टिप्पणी प्रशासक ही बदल सकते हैं।',

  sheetTitle: (exam, where) => `${exam}: ${where} का परिणाम`,
  sheet: 'कक्षा का परिणाम',
  sheetFailed: 'कक्षा का परिणाम लोड नहीं हो सका',
  back: 'वापस',
  father: 'पिता',
  total: 'योग',
  average: 'औसत',
  highest: 'सर्वाधिक',
  averages: 'विषयों का औसत',
  averagesText: 'अनुपस्थित और जिनके अंक अभी नहीं हैं, वे नहीं गिने जाते।',
  averageTotal: (total) => `योग का औसत: ${total.toFixed(1)}`,
  barOf: (average, maximum) => `${maximum} में से ${average.toFixed(1)}`,
  noFigures: 'अभी कोई अंक नहीं',
  printed: (when) => `${when} को छापा गया`,
  notPublished: 'अभी प्रकाशित नहीं',
  legendFailed: '* विषय में अनुत्तीर्ण',
  legend: 'AB अनुपस्थित, NT विषय नहीं लिया, – अभी अंक नहीं',

  cardsTitle: (exam, where) => `${exam}: ${where} के अंक पत्र`,
  cardTitle: (exam, who) => `${exam}: ${who} का अंक पत्र`,
  reportCard: 'अंक पत्र',
  cardsFailed: 'अंक पत्र लोड नहीं हो सके',
  noCards: 'इस परीक्षा में कोई विद्यार्थी नहीं है',
};

export const hindi: OtherLanguage = {
  names: {
    'Student Result': 'विद्यार्थी परिणाम',
    'Down; right; back to what was stored (in a grid of marks)': 'नीचे; दाएँ; सहेजा हुआ वापस (अंकों की तालिका में)',
  },
  texts: { result: resultHi, examResults: examResultsHi },
};
