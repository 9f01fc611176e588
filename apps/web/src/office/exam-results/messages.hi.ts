import type { ExamResultsMessages } from './messages.en';

/** Every text of what an exam came to, in Hindi. */
export const examResultsHi: ExamResultsMessages = {
  results: (name) => `${name} के परिणाम`,
  failed: 'परिणाम लोड नहीं हो सके',
  none: 'अभी कोई परिणाम नहीं है',
  noneText: (studentID) => `विद्यार्थी आईडी ${studentID} का कोई परिणाम अभी दर्ज नहीं है।`,
  exam: 'परीक्षा',
  session: 'सत्र',
  where: 'कक्षा',
  total: 'योग',
  ofMaximum: (total, maximum) => `${maximum} में ${total}`,
  rank: 'स्थान',
  rankOf: (rank, of) => `${of} में ${rank}`,
  card: 'अंक पत्र',
  cardOf: (exam) => `${exam} का अंक पत्र`,
  marks: (exam) => `${exam} के अंक`,
  subject: 'विषय',
  maximum: 'पूर्णांक',
  obtained: 'प्राप्तांक',
  grade: 'ग्रेड',
  failedSubject: 'अनुत्तीर्ण',
  passed: 'उत्तीर्ण',
  notCounted: 'योग में नहीं गिना जाता',
  notYet: 'अभी नहीं',
};
