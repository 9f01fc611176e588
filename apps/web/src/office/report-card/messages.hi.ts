import type { reportCardEn } from './messages';

export const reportCardHi: typeof reportCardEn = {
  father: 'पिता',
  notPublished: 'अभी प्रकाशित नहीं',
  sectionAverage: 'सेक्शन का औसत',
  notCounted: 'योग में नहीं',
  total: 'योग',
  attended: ({ present, marked, share }) => `${marked} में से ${present} दिन (${share}%)`,
  noAttendance: 'दर्ज नहीं',
  legend: 'AB अनुपस्थित, NT विषय नहीं लिया, – अभी अंक नहीं।',
  gradesKey: (grades) => `ग्रेड: ${grades}।`,
  passKey: (pass) => `उत्तीर्णांक: हर विषय में ${pass}%।`,
  remarks: 'टिप्पणी',
  parent: 'अभिभावक',
};
