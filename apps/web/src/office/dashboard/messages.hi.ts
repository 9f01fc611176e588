import type { DashboardMessages } from './messages.en';

/** Every text of the dashboard in Hindi. */
export const dashboardHi: DashboardMessages = {
  title: 'डैशबोर्ड',
  welcome: (name) => `स्वागत है, ${name}`,
  students: 'छात्र',
  today: 'आज',
  hindiWing: 'हिंदी माध्यम विभाग',
  englishWing: 'अंग्रेज़ी माध्यम विभाग',
  total: 'कुल छात्र',
  presentToday: (wing) => `${wing}, उपस्थित`,
  notRecorded: 'अभी दर्ज नहीं',
  tiles: [
    { label: 'आज उपस्थित', value: '30' },
    { label: 'शुल्क संग्रह', value: '0 समस्या' },
    { label: 'शिक्षक', value: '40' },
    { label: 'RFID उपस्थिति', value: '1789 उपस्थित' },
  ],
  reportsTitle: 'रिपोर्ट',
  notWritten: 'अभी तैयार नहीं',
  reports: ['सामान्य रिपोर्ट', 'आज का सारांश'],
  figuresFailed: 'आँकड़े लोड नहीं हो सके',
  registerStudent: 'नया पंजीकरण',
  backup: {
    loading: 'पिछला बैकअप देखा जा रहा है',
    last: (when) => `पिछला बैकअप: ${when}`,
    today: (time) => `आज, ${time}`,
    yesterday: (time) => `कल, ${time}`,
    none: 'अभी कोई बैकअप नहीं है: पहला जल्दी ही बनेगा',
    elsewhere: 'बैकअप MongoDB सर्वर पर बनते हैं',
    noneFor: (days) => `${days} दिनों से बैकअप नहीं बना`,
    neverYet: 'अब तक कोई बैकअप नहीं बना है',
    danger: 'डिस्क खराब हुई तो उसके बाद दर्ज किया गया सब खो जाएगा। पीसी की देखभाल करने वाले को बताएँ।',
    failed: (sentence) => `पिछली कोशिश सफल नहीं हुई: ${sentence} हर घंटे फिर से कोशिश होती है।`,
    loadFailed: 'पिछले बैकअप की तारीख लोड नहीं हो सकी।',
  },
};
