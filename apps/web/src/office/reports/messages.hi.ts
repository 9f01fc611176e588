import type { OtherLanguage } from '../../screen/feature';
import type { reportsEn } from './messages';

/** Every text of today's summary and of the general report in Hindi. */
const reportsHi: typeof reportsEn = {
  back: 'डैशबोर्ड पर वापस जाएँ',
  failed: 'रिपोर्ट लोड नहीं हो सकी',
  printed: (when) => `${when} की स्थिति`,
  principal: 'प्रधानाचार्य',
  noMoney: 'राशियाँ उसी को दिखती हैं जिसे “रिपोर्ट पढ़ना” का अधिकार है।',
  today: {
    title: 'आज का सारांश',
    collected: 'आज की वसूली',
    byBranch: 'शाखा के अनुसार',
    counter: 'काउंटर',
    students: 'विद्यार्थी',
    registered: 'नए प्रवेश',
    left: 'विद्यालय छोड़ गए',
    certificates: 'स्थानांतरण प्रमाण पत्र',
    changed: 'विवरण बदले',
    attendance: 'उपस्थिति',
    englishWing: 'अंग्रेज़ी माध्यम विभाग',
    hindiWing: 'हिंदी माध्यम विभाग',
    teachers: 'शिक्षक',
    presentOf: (present, marked) => `${marked} में से ${present}`,
    notMarked: 'अंकित नहीं',
    sectionsMarked: 'अंकित सेक्शन',
    sectionsNotMarked: (count) => `${count} सेक्शन अंकित नहीं हैं`,
    allMarked: 'सभी सेक्शन अंकित हैं',
    noSchool: 'आज विद्यालय नहीं है',
    drawers: 'गल्ले जो बंद नहीं हुए',
    noDrawers: 'सभी गल्ले बंद हो चुके हैं',
    entries: (count) => `${count} प्रविष्टियाँ`,
    since: (who, when) => `${who}, ${when} से`,
    calendar: 'कैलेंडर',
    noOccasions: 'आज कैलेंडर में कुछ नहीं है',
    until: (title, day) => `${title}, ${day} तक`,
  },
  general: {
    title: 'सामान्य रिपोर्ट',
    of: (session) => `सामान्य रिपोर्ट, सत्र ${session}`,
    class: 'कक्षा',
    admitted: 'नए',
    left: 'छोड़ गए',
    attendance: 'उपस्थिति %',
    months: 'माह के अनुसार वसूली',
    monthsNote: 'निरस्त और लौटाई गई राशि घटाकर, जैसा रोज़नामचे में है।',
    none: 'अभी कोई विद्यार्थी पंजीकृत नहीं है',
    noneText: 'पहले विद्यार्थी के साथ रिपोर्ट शुरू होती है।',
    legend: 'नए और छोड़ गए: इस सत्र में। बकायेदार और कुल बकाया: जो देर से है, जैसा बकायेदारों की सूची में है।',
  },
};

export const hindi: OtherLanguage = { texts: { reports: reportsHi } };
