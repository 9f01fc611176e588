import type { shellEn } from './messages';

export const shellHi: typeof shellEn = {
  groups: { students: 'विद्यार्थी', money: 'शुल्क और रसीदें', year: 'शैक्षिक वर्ष', office: 'कार्यालय' },
  administration: 'प्रशासन',
  today: (day, session) => `${day} · सत्र ${session}`,
  keyboard: {
    title: 'कीबोर्ड शॉर्टकट',
    keys: [
      { key: '?', does: 'यह सूची दिखाएँ' },
      { key: '/', does: 'स्क्रीन की खोज या छँटाई पर जाएँ' },
      { key: 'Enter', does: 'फ़ॉर्म भेजें, लिंक खोलें या बटन दबाएँ' },
      { key: 'Esc', does: 'डायलॉग, मेन्यू या कैलेंडर बंद करें' },
      { key: 'Tab', does: 'अगले खाने पर जाएँ; Shift के साथ पिछले पर' },
      { key: '← →', does: 'टैब और विकल्पों में चलें; ↑ ↓ से मेन्यू, दिनों और सूचियों में' },
    ],
  },
  notAllowed: {
    text: 'यह खाता कार्यालय क्षेत्र नहीं खोल सकता। कृपया कार्यालय के खाते से साइन इन करें।',
    logout: 'लॉगआउट करके कार्यालय के खाते से साइन इन करें',
  },
};
