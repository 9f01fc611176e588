import type { OtherLanguage } from '../screen/feature';
import type { familyPagesEn } from './messages';

const familyPagesHi: typeof familyPagesEn = {
  pages: 'पृष्ठ',
  nav: {
    home: 'होम',
    fees: 'शुल्क',
    attendance: 'उपस्थिति',
    results: 'परिणाम',
    timeTable: 'समय सारणी',
    calendar: 'कैलेंडर',
  },
  session: (session) => `सत्र ${session}`,
  failed: {
    fees: 'शुल्क लोड नहीं हो सका',
    attendance: 'उपस्थिति लोड नहीं हो सकी',
    results: 'परिणाम लोड नहीं हो सके',
    timeTable: 'समय सारणी लोड नहीं हो सकी',
    calendar: 'कैलेंडर लोड नहीं हो सका',
    news: 'समाचार लोड नहीं हो सके',
  },
  home: {
    session: (name, session) => `${name}, सत्र ${session}`,
    toFees: 'शुल्क और रसीदें देखें',
    attendance: (month) => `${month} की उपस्थिति`,
    notMarked: 'इस माह की उपस्थिति अभी अंकित नहीं हुई है।',
    toAttendance: 'सभी माह देखें',
    next: 'कैलेंडर में आगे',
    nothingNext: 'इस सत्र के कैलेंडर में आगे कुछ नहीं है।',
    toCalendar: 'कैलेंडर देखें',
    result: 'पिछला परिणाम',
    toResults: 'सभी परिणाम देखें',
    news: 'विद्यालय के समाचार',
    noNews: 'अभी कोई समाचार नहीं',
  },
  due: {
    title: 'बकाया',
    nothing: 'कुछ भी बकाया नहीं है',
    advance: (amount) => `${amount} पहले से जमा है और आगे के शुल्क में लगेगा।`,
    unknown: 'बकाया राशि नहीं दिखाई जा सकती। कृपया विद्यालय कार्यालय में पूछें।',
    payBy: (day) => `कृपया ${day} तक जमा करें।`,
    dues: 'किस मद का बकाया',
    pay: (amount) => `UPI से ${amount} दें`,
    code: (amount) => `UPI से ${amount} देने का QR कोड`,
    scan: 'इसे किसी भी UPI ऐप से स्कैन करें।',
    afterwards: 'कार्यालय में भुगतान दर्ज होते ही रसीद नीचे दिखेगी।',
    atCounter: 'कृपया विद्यालय कार्यालय में जमा करें।',
  },
  receipts: {
    title: 'रसीदें',
    none: 'अभी कोई भुगतान नहीं',
    number: (number) => `रसीद ${number}`,
    isVoid: 'निरस्त',
  },
  attendance: {
    wholeSession: 'पूरा सत्र',
    byMonth: 'माह के अनुसार',
  },
  results: {
    none: 'अभी कोई परिणाम प्रकाशित नहीं हुआ है।',
    noneText: 'परीक्षा का परिणाम प्रकाशित होते ही अंक यहाँ दिखेंगे।',
    card: 'अंक पत्र',
    cardOf: (exam) => `अंक पत्र: ${exam}`,
    noCard: 'ऐसा कोई अंक पत्र नहीं है',
    back: 'वापस',
  },
  noLessons: 'अभी कोई पाठ नहीं',
  noLessonsText: 'समय सारणी बनते ही पूरा सप्ताह यहाँ दिखेगा।',
  calendar: {
    none: 'कैलेंडर में अभी कुछ नहीं है',
    noneText: 'विद्यालय के अवकाश, परीक्षाएँ और कार्यक्रम यहाँ दिखते हैं।',
    toCome: 'इस माह से आगे',
    past: 'सत्र में इससे पहले',
  },
  password: {
    title: 'पासवर्ड बदलें',
    text: 'दूसरे सभी फ़ोन पर आप साइन आउट हो जाएँगे; इस फ़ोन पर साइन इन बना रहेगा।',
    firstTitle: 'अपना पासवर्ड बनाएँ',
    firstText:
      'जिस पासवर्ड से आपने साइन इन किया, वह विद्यालय कार्यालय ने बनाया था। आगे बढ़ने के लिए ऐसा पासवर्ड बनाएँ जो केवल आपका परिवार जानता हो।',
    hint: 'कम से कम 12 अक्षर, जैसे चार शब्द; आपका नाम या विद्यार्थी आईडी नहीं।',
    done: 'आपका पासवर्ड बदल गया है।',
  },
};

export const hindi: OtherLanguage = { texts: { familyPages: familyPagesHi } };
