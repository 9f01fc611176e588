import type { studentAttendanceEn } from './messages';

export const studentAttendanceHi: typeof studentAttendanceEn = {
  failed: 'उपस्थिति लोड नहीं हो सकी',
  title: (session) => `सत्र ${session} की उपस्थिति`,
  daysPresent: 'उपस्थित दिन',
  presentOfAll: (present, all) => `${all} में से ${present}`,
  share: 'प्रवेश के बाद के विद्यालय के दिनों में से',
  shareOfTeacher: 'विद्यालय के अंकित दिनों में से',
  low: '75% से कम',
  none: 'इस सत्र का कोई दिन अभी अंकित नहीं है',
  noneText: 'सेक्शन की उपस्थिति अंकित होते ही दिन यहाँ दिखेंगे।',
  noneOfTeacher: 'कार्यालय शिक्षकों की उपस्थिति अंकित करेगा तो दिन यहाँ दिखेंगे।',
  noSchool: 'विद्यालय बंद',
  shaded: 'गहरे खाने: विद्यालय बंद',
  changes: 'अपने दिन के बाद बदले गए',
  changed: (date, first, now, by, reason) => `${date}: ${first} → ${now}, ${by} ने बदला: ${reason}`,
  notMarked: 'अंकित नहीं',
};
