import type { OtherLanguage } from '../../screen/feature';
import type { newSessionEn } from './messages';

const newSessionHi: typeof newSessionEn = {
  title: 'नया सत्र',
  text: (from, to) =>
    `विद्यार्थी सेक्शन-दर-सेक्शन ${from} से ${to} में जाते हैं। नई कक्षा 1 अप्रैल से लागू होती है, चाहे निर्णय कभी भी हो।`,
  sections: 'सेक्शन',
  planned: 'योजना में',
  moved: 'नए सत्र में',
  lists: 'कक्षा सूची',
  listOf: (section) => `${section} की कक्षा सूची`,
  noSections: (session) => `सत्र ${session} में कोई विद्यार्थी नहीं है`,
  failed: 'यह लोड नहीं हो सका',
  closeTitle: (session) => `सत्र ${session} बंद करें`,
  closeText:
    'हर शाखा में कितना लगा, जमा हुआ, लौटाया गया और बकाया रहा, यह स्थायी रूप से दर्ज हो जाता है। इसके बाद उस सत्र के किसी दिन विद्यालय छोड़ना दर्ज नहीं होगा। इसे वापस नहीं लिया जा सकता।',
  close: 'सत्र बंद करें',
  notOver: (session) => `सत्र ${session} 1 अप्रैल से बंद किया जा सकता है।`,
  closings: 'बंद किए गए सत्र',
  closingOf: (number, session) => `सत्र ${session} का समापन ${number}`,
  closedOn: (at, by) => `${at} को ${by} ने बंद किया`,
  feesUnknown: (ids) => `इन विद्यार्थियों के महीने इसमें नहीं हैं, क्योंकि उनका शुल्क नहीं निकल सका: ${ids}`,
  noClosing: 'यह सत्र बंद नहीं किया गया है',
  back: 'वापस',
  pageTitle: (section, from, to) => `${section}: ${from} से ${to}`,
  savedBy: (at, by) => `योजना ${at} को ${by} ने सहेजी।`,
  keys: 'तीर की कुंजियों से ऊपर या नीचे के विद्यार्थी पर जाएँ। P: आगे बढ़ाएँ, D: रोकें, O: विद्यालय से उत्तीर्ण, U: तय नहीं।',
  decision: 'निर्णय',
  decisionOf: (name) => `${name} के लिए निर्णय`,
  classOf: (name) => `${name} की नई कक्षा`,
  sectionOf: (name) => `${name} का नया सेक्शन`,
  streamOf: (name) => `${name} का संकाय`,
  feeNow: (before, after) => `${before} → ${after}`,
  balance: 'अभी बकाया',
  notKnown: 'ज्ञात नहीं',
  promoteRest: 'बाकी सबको आगे बढ़ाएँ',
  sectionForAll: 'आगे बढ़े सभी का नया सेक्शन',
  asNow: 'जैसा अभी है',
  save: 'योजना सहेजें',
  saved: 'योजना सहेजी गई। अभी किसी की कक्षा नहीं बदली।',
  move: (students) =>
    students === 1 ? '1 विद्यार्थी को नए सत्र में रखें' : `${students} विद्यार्थियों को नए सत्र में रखें`,
  moveTitle: (section, to) => `${section} को ${to} में रखें?`,
  moveText: (counts) => `${counts}। जो तय नहीं हैं वे जैसे हैं वैसे रहेंगे।`,
  feeTotal: (before, after) => `इनका मासिक शुल्क: ${before} → ${after}।`,
  count: (students, what) => `${what}: ${students}`,
  missing: (students) =>
    `${students === 1 ? '1 विद्यार्थी' : `${students} विद्यार्थियों`} की नई कक्षा, सेक्शन या संकाय नहीं चुना गया`,
  ran: (moved, before) => {
    const now = moved === 1 ? '1 नए सत्र में रखा गया' : `${moved} नए सत्र में रखे गए`;
    const earlier = before === 1 ? '1 पहले ही रखा जा चुका था' : `${before} पहले ही रखे जा चुके थे`;
    return before > 0 ? `${now}, ${earlier}।` : `${now}।`;
  },
  refused: 'इन्हें नए सत्र में नहीं रखा जा सका; इनका निर्णय अब भी तय नहीं है',
  takeBack: 'वापस लें',
  takeBackOf: (name) => `${name} का निर्णय वापस लें`,
  takeBackTitle: (name) => `${name} का निर्णय वापस लें?`,
  takeBackText: 'पहले की कक्षा और सेक्शन फिर लागू होंगे, जैसे कुछ तय ही न हुआ हो।',
  takenBack: (name) => `${name} का निर्णय फिर से तय नहीं है`,
  begun: 'नए सत्र की प्रविष्टियाँ लिखी जा चुकी हैं',
  noStudents: 'इस सेक्शन से कोई नए सत्र में नहीं जाता',
  listTitle: (section, session) => `कक्षा सूची ${section}, सत्र ${session}`,
  printed: (at, students) => `${at} को छापा गया। ${students} विद्यार्थी।`,
  serial: 'क्र.',
  mobile: 'मोबाइल',
  figures: {
    broughtForward: 'पिछला शेष',
    transferred: 'दूसरी शाखा से',
    charged: 'लगाया गया',
    concessions: 'छूट',
    collected: 'जमा हुआ',
    refunded: 'लौटाया गया',
    outstanding: 'बकाया',
    owed: 'परिवारों पर बकाया',
    advance: 'अग्रिम जमा',
  },
  figure: 'विवरण',
  studentsOwing: (owing, inAdvance) => `${owing} पर बकाया, ${inAdvance} का अग्रिम`,
  howItAdds:
    'पिछला शेष + दूसरी शाखा से + लगाया गया − छूट − जमा हुआ + लौटाया गया = बकाया। शाखा बदलने वाले विद्यार्थी का बकाया या अग्रिम उसके साथ जाता है।',
  signature: 'प्रशासक के हस्ताक्षर',
};

export const hindi: OtherLanguage = {
  names: {
    'New Session': 'नया सत्र',
    'Promote, detain, passes out, undecided (in a section of the new session)':
      'आगे बढ़ाएँ, रोकें, विद्यालय से उत्तीर्ण, तय नहीं (नए सत्र के सेक्शन में)',
    'Student above or below (in a section of the new session)': 'ऊपर या नीचे का विद्यार्थी (नए सत्र के सेक्शन में)',
  },
  texts: { newSession: newSessionHi },
};
