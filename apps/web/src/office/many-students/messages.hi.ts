import type { OtherLanguage } from '../../screen/feature';
import type { manyStudentsEn } from './messages';

export const manyStudentsHi: typeof manyStudentsEn = {
  title: 'कई विद्यार्थी',
  begun: 'पहले के बदलाव',
  nobody: 'कोई विद्यार्थी नहीं चुना गया',
  nobodyText: 'सूची में विद्यार्थी चुनें, फिर चुनें कि क्या बदलना है।',
  toList: 'विद्यार्थियों की सूची पर',
  chosen: (count) => (count === 1 ? '1 विद्यार्थी चुना गया है।' : `${count} विद्यार्थी चुने गए हैं।`),
  allChosen: 'सूची के फ़िल्टर से मिलने वाले सभी विद्यार्थी चुने गए हैं।',
  kinds: 'क्या बदलना है',
  kind: {
    section: 'सेक्शन बदलें',
    'take-head': 'मद जोड़ें',
    'end-head': 'मद समाप्त करें',
    concession: 'छूट दें',
  },
  sectionLabel: 'नया सेक्शन',
  sectionHint: 'कक्षा, शुल्क और बाकी सब वैसा ही रहता है।',
  noHeads: 'विद्यालय की ऐसी कोई मद नहीं है जो विद्यार्थी ले सकें',
  noHeadsText: 'बस या कंप्यूटर जैसी मदें प्रशासक सेटिंग में जोड़ते हैं।',
  preview: 'पूर्वावलोकन देखें',
  changeTexts: {
    section: (section) => `सेक्शन ${section}`,
    'take-head': (head, stop, from) => (stop === '' ? `${head}, ${from} से` : `${head}, ${stop}, ${from} से`),
    'end-head': (head, from) => `${from} से ${head} नहीं`,
    concession: (kind, value, from) => `${kind} ${value}, ${from} से`,
    'sections-back': 'पहले के सेक्शन',
  },
  perCent: (value) => `${value}%`,
  aMonth: (amount) => `${amount} प्रति माह`,
  count: (students) => `${students} विद्यार्थी`,
  all: 'सभी',
  states: { changed: 'बदलेगा', same: 'जैसा है', refused: 'अस्वीकृत' },
  outcomes: { waiting: 'बाकी', changed: 'बदला', same: 'जैसा था', refused: 'अस्वीकृत' },
  rows: 'हर विद्यार्थी का बदलाव',
  change: 'बदलाव',
  nothingChanges: 'कुछ नहीं बदलता',
  noRows: 'इस स्थिति में कोई विद्यार्थी नहीं',
  failed: 'बदलाव लोड नहीं हो सका',
  run: (students) => (students === 1 ? '1 विद्यार्थी में बदलाव करें' : `${students} विद्यार्थियों में बदलाव करें`),
  nothingToRun: 'किसी विद्यार्थी में कुछ नहीं बदलेगा।',
  confirm: 'ये बदलाव अभी करें?',
  confirmText: (changed, refused) => {
    const whom = changed === 1 ? '1 विद्यार्थी' : `${changed} विद्यार्थियों`;
    const what = `${whom} में ठीक वही बदलेगा जो दिखाया गया है।`;
    if (refused === 0) return what;
    return `${what} ${refused === 1 ? '1 अस्वीकृत है और जैसा है वैसा ही रहेगा' : `${refused} अस्वीकृत हैं और जैसे हैं वैसे ही रहेंगे`}।`;
  },
  confirmRun: 'बदलाव करें',
  running: 'बदलाव चल रहा है। आप यह पृष्ठ छोड़ सकते हैं; यह चलता रहेगा।',
  progress: 'पूरे हुए विद्यार्थी',
  done: (count, students) => `${students} में से ${count} विद्यार्थी`,
  stop: 'रोकें',
  continueRun: 'आगे चलाएँ',
  stopped: 'रोका गया। जो बदला वह बदला रहेगा; बाकी बाद में चलाया जा सकता है।',
  finished: (changed) =>
    changed === 1
      ? 'पूरा हुआ: 1 विद्यार्थी में बदलाव किया गया।'
      : `पूरा हुआ: ${changed} विद्यार्थियों में बदलाव किया गया।`,
  finishedPartly: (changed, refused) =>
    `पूरा हुआ: ${changed} में बदलाव किया गया, ${refused === 1 ? '1 अस्वीकृत है और जैसा था वैसा ही है' : `${refused} अस्वीकृत हैं और जैसे थे वैसे ही हैं`}।`,
  takeBack: 'सेक्शन फिर पहले जैसे करें',
  previewRefusedAgain: 'अस्वीकृत विद्यार्थियों का नया पूर्वावलोकन',
};

export const hindi: OtherLanguage = { texts: { manyStudents: manyStudentsHi } };
