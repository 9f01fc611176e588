import type { examResultsEn } from './messages';

export const examResultsHi: typeof examResultsEn = {
  failed: 'परिणाम लोड नहीं हो सके',
  none: 'अभी कोई परिणाम नहीं है',
  noneText: (studentID) => `विद्यार्थी आईडी ${studentID} का कोई परिणाम अभी दर्ज नहीं है।`,
  ofMaximum: (total, maximum) => `${maximum} में ${total}`,
  rankOf: (rank, of) => `${of} में ${rank}`,
  card: 'अंक पत्र',
  cardOf: (exam) => `${exam} का अंक पत्र`,
  marks: (exam) => `${exam} के अंक`,
  obtained: 'प्राप्तांक',
  failedSubject: 'अनुत्तीर्ण',
  passed: 'उत्तीर्ण',
  notCounted: 'योग में नहीं गिना जाता',
  notYet: 'अभी नहीं',
};
