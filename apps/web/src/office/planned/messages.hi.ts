import type { PlannedMessages } from './messages.en';

/** What the empty parts of the office will hold, in Hindi. */
export const plannedHi: PlannedMessages = {
  parts: {
    'staff-report': {
      title: 'अभी कोई कर्मचारी रिपोर्ट नहीं है',
      text: 'शिक्षक और कार्यालय के कर्मचारी, उनकी उपस्थिति और उनके काम यहाँ रहेंगे।',
    },
    'pending-fee': {
      title: 'pending-fee works!',
      text: 'विद्यार्थी को खोजें और हर माह का जमा और बकाया देखें।',
    },
    'attendance-report': {
      title: 'किसकी उपस्थिति?',
      text: 'इस सत्र के दिन माह के अनुसार देखने के लिए विद्यार्थी को खोजें।',
    },
    fine: { title: 'अभी कोई जुर्माना नहीं है', text: 'विद्यार्थी को खोजें: जुर्माने देखें, लगाएँ या माफ़ करें।' },
    'teacher-attendance': {
      title: 'अभी कोई शिक्षक उपस्थिति नहीं है',
      text: 'एक शिक्षक के दिन देखने के लिए शिक्षक आईडी लिखें।',
    },
  },
  back: 'डैशबोर्ड पर वापस जाएँ',
};
