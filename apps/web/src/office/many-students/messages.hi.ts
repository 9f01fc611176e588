import type { OtherLanguage } from '../../screen/feature';
import type { ManyMessages } from './messages.en';

/** Every text of a change of several students in Hindi. */
const manyStudentsHi: ManyMessages = {
  title: 'कई छात्र',
  nobody: 'कोई छात्र नहीं चुना गया',
  nobodyText: 'सूची में छात्र चुनें, फिर यह कि उनका क्या किया जाए।',
  toList: 'छात्रों की सूची पर',
  chosen: (count) => (count === 1 ? '1 छात्र चुना गया है।' : `${count} छात्र चुने गए हैं।`),
  allChosen: 'सूची के फ़िल्टर से मिलने वाले सभी छात्र चुने गए हैं।',
  kinds: 'उनका क्या किया जाए',
  kind: {
    section: 'सेक्शन बदलें',
    'take-head': 'मद दें',
    'end-head': 'मद हटाएँ',
    concession: 'छूट दें',
  },
  sectionLabel: 'नया सेक्शन',
  sectionHint: 'कक्षा, शुल्क और बाकी सब वैसा ही रहता है।',
  noHeads: 'विद्यालय की ऐसी कोई मद नहीं है जो छात्र ले सके',
  noHeadsText: 'बस या कंप्यूटर जैसी मदें प्रशासक सेटिंग्स में जोड़ते हैं।',
  preview: 'पूर्वावलोकन देखें',
  asked: {
    section: (section) => `सेक्शन ${section}`,
    'take-head': (head, stop, from) => (stop === '' ? `${head}, ${from} से` : `${head}, ${stop}, ${from} से`),
    'end-head': (head, from) => `${from} से ${head} नहीं`,
    concession: (kind, value, from) => `${kind} ${value}, ${from} से`,
    'sections-back': 'पहले के सेक्शन',
  },
  perCent: (value) => `${value} %`,
  aMonth: (amount) => `${amount} प्रति माह`,
  count: (students) => `${students} छात्र`,
  all: 'सभी',
  states: { changed: 'बदलेगा', same: 'जैसा है', refused: 'अस्वीकृत' },
  outcomes: { waiting: 'बाकी', changed: 'बदला', same: 'जैसा है', refused: 'अस्वीकृत' },
  rows: 'हर छात्र का क्या होगा',
  student: 'छात्र',
  head: 'मद',
  class: 'कक्षा',
  what: 'क्या होगा',
  state: 'स्थिति',
  asItIs: 'कुछ नहीं बदलता',
  noRows: 'इस स्थिति में कोई छात्र नहीं',
  failed: 'बदलाव नहीं खुल सका',
  run: (students) => `${students} छात्र बदलें`,
  nothingToRun: 'कोई छात्र नहीं बदलेगा।',
  confirm: 'इन्हें अभी बदलें?',
  confirmText: (changed, refused) =>
    refused === 0
      ? `${changed} छात्र ठीक वैसे बदले जाएँगे जैसे दिखाए गए हैं।`
      : `${changed} छात्र ठीक वैसे बदले जाएँगे जैसे दिखाए गए हैं। ${refused} अस्वीकृत हैं और जैसे हैं वैसे रहेंगे।`,
  confirmRun: 'बदलें',
  running: 'बदलाव चल रहा है। आप यह पन्ना छोड़ सकते हैं; यह चलता रहेगा।',
  progress: 'पूरे हुए छात्र',
  done: (count, students) => `${students} में से ${count} छात्र`,
  stop: 'रोकें',
  goOn: 'आगे बढ़ाएँ',
  stopped: 'रोका गया। जो बदला वह बदला रहेगा; बाकी बाद में चलाया जा सकता है।',
  finished: (changed) => `पूरा: ${changed} छात्र बदले गए।`,
  finishedPartly: (changed, refused) => `पूरा: ${changed} बदले गए, ${refused} अस्वीकृत और जैसे थे वैसे हैं।`,
  refusedTitle: 'अस्वीकृत',
  takeBack: 'सेक्शन वापस पहले जैसे करें',
  again: 'अस्वीकृत छात्रों का नया पूर्वावलोकन',
};

export const hindi: OtherLanguage = { texts: { manyStudents: manyStudentsHi } };
