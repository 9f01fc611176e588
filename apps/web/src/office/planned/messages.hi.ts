import type { PlannedMessages } from './messages.en';

/** What the empty parts of the office will hold, in Hindi. */
export const plannedHi: PlannedMessages = {
  parts: {
    'staff-report': {
      title: 'प्रशासकों के लिए',
      text: 'कार्यालय में किसने क्या किया, यह यहाँ प्रशासकों को दिखता है।',
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
  },
  back: 'डैशबोर्ड पर वापस जाएँ',
};
