import type { OtherLanguage } from '../../screen/feature';
import type { mySectionsEn } from './messages';

const mySectionsHi: typeof mySectionsEn = {
  title: 'मेरे सेक्शन',
  text: 'आपको दिए गए सेक्शन, और उनके विद्यार्थी।',
  list: 'मेरे सेक्शन',
  subjects: 'आपके विषय',
  failed: 'आपके सेक्शन लोड नहीं हो सके',
  none: 'आपको अभी कोई सेक्शन नहीं दिया गया है',
  noneText: 'सेक्शन प्रशासक कर्मचारी वाले पृष्ठ पर देते हैं। दिए जाते ही वे यहाँ दिखेंगे।',
  count: (students) => `${students} विद्यार्थी`,
  teaches: (subjects) => `आप पढ़ाते हैं: ${subjects}`,
  classList: (section) => `कक्षा सूची ${section}`,
  back: 'मेरे सेक्शन पर वापस',
  printed: (at, students) => `${at} को छापा गया। ${students}।`,
  listFailed: 'कक्षा सूची लोड नहीं हो सकी',
  nobody: 'इस सेक्शन में अभी कोई नहीं है',
  noSection: 'ऐसा कोई सेक्शन नहीं है',
  serial: 'क्र.',
  mobile: 'मोबाइल',
  call: (name, number) => `${name} के परिवार को फ़ोन करें: ${number}`,
};

export const hindi: OtherLanguage = {
  names: { 'My Sections': 'मेरे सेक्शन' },
  texts: { mySections: mySectionsHi },
};
