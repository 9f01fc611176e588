import type { OtherLanguage } from '../../screen/feature';
import type { StudentProfileMessages } from './messages.en';

/** Every text of the list of students and of the page of one in Hindi. */
const studentProfileHi: StudentProfileMessages = {
  chargedFrom: (month) => `${month} से शुल्क लगता है`,
  manyActions: {
    section: 'सेक्शन बदलें',
    'take-head': 'मदें',
    concession: 'छूट दें',
  },
  listTitle: 'पंजीकृत छात्र',
  list: 'पंजीकृत छात्र',
  filters: 'सूची में कौन से छात्र दिखें',
  filter: 'तालिका छाँटें',
  filterExample: 'आईडी, नाम, कक्षा, मोबाइल',
  filterHint: 'शब्द किसी भी क्रम में: आईडी, नाम, कक्षा, सेक्शन, मोबाइल। एक ही मिलने पर Enter उसे खोलता है।',
  columns: {
    number: '#',
    studentID: 'छात्र आईडी',
    studentName: 'छात्र का नाम',
    fatherName: 'पिता का नाम',
    motherName: 'माता का नाम',
    board: 'बोर्ड',
    class: 'कक्षा',
    photo: 'फ़ोटो',
    leftAt: 'कब गया',
  },
  photoOf: (name) => `${name} की फ़ोटो`,
  none: 'अभी कोई छात्र पंजीकृत नहीं है',
  noneText: 'सूची बनाने के लिए पहले छात्र का पंजीकरण करें।',
  noMatch: 'इस छँटाई से कोई छात्र नहीं मिला',
  failed: 'सूची लोड नहीं हो सकी',
  profileText: (id) => `छात्र आईडी ${id}`,
  details: 'विवरण',
  fees: 'शुल्क',
  classHistory: 'पिछले सत्रों की कक्षाएँ',
  decidedOn: 'निर्णय',
  classToCome: (session) => `यह कक्षा सत्र ${session} की है, जो 1 अप्रैल से शुरू होता है।`,
  documents: 'दस्तावेज़',
  partsOfStudent: 'छात्र के बारे में जानकारी',
  owes: 'आज का बकाया',
  notKnown: 'मालूम नहीं',
  nothingKept: 'नहीं दिया गया',
  signatureOf: (name) => `${name} का हस्ताक्षर`,
  edit: 'बदलें',
  remove: 'छात्र चला गया',
  removeTitle: (name) => `${name} को "चला गया" चिह्नित करें?`,
  removeText: 'छात्र सूचियों और खोज से हट जाएगा। उसका रिकॉर्ड, छात्र आईडी और शुल्क की प्रविष्टियाँ बनी रहेंगी।',
  leaveWithCertificate: 'इसके बदले स्थानांतरण प्रमाण पत्र के साथ छोड़ें',
  removed: (name) => `${name} को "चला गया" चिह्नित कर दिया गया`,
  becauseOf: (reason) => `कारण: ${reason}।`,
  leftText: 'रिकॉर्ड, खाता और रसीदें यहाँ पढ़ी जा सकती हैं। वापस आने पर छात्र आईडी वही रहती है।',
  readmit: 'फिर से प्रवेश दें',
  readmitTitle: (name) => `${name} को फिर से प्रवेश दें?`,
  readmitText: (id, month, amount) =>
    `छात्र उसी छात्र आईडी ${id} से वापस आएगा। शुल्क ${month} से लगेगा, बाहर रहे महीनों का नहीं। पहले का बकाया: ${amount}।`,
  readmitted: (name) => `${name} वापस आ गया`,
};

export const hindi: OtherLanguage = {
  names: {
    'Student Profile': 'छात्र प्रोफ़ाइल',
  },
  texts: { studentProfile: studentProfileHi },
};
