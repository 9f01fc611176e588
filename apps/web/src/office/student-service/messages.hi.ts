import type { OtherLanguage } from '../../screen/feature';
import type { serviceEn } from './messages';

const serviceHi: typeof serviceEn = {
  update: 'विद्यार्थी प्रोफ़ाइल बदलें',
  pendingFee: 'बकाया शुल्क',
  attendance: 'उपस्थिति रिपोर्ट',
  fine: 'जुर्माना',
  result: 'परिणाम',
  tc: 'टीसी बनाएँ',
  notYet: 'प्रोफ़ाइल बदलने के लिए विद्यार्थी को खोजें',
  resultNotYet: 'परिणाम देखने के लिए विद्यार्थी को खोजें',
  notYetText: 'विद्यार्थी आईडी, नाम या मोबाइल नंबर लिखें और Enter दबाएँ।',
  nobodyYet: {
    'pending-fee': {
      title: 'pending-fee works!',
      text: 'विद्यार्थी को खोजें और हर माह का जमा और बकाया देखें।',
    },
    attendance: {
      title: 'किसकी उपस्थिति?',
      text: 'इस सत्र के दिन माह के अनुसार देखने के लिए विद्यार्थी को खोजें।',
    },
    fine: { title: 'अभी कोई जुर्माना नहीं है', text: 'विद्यार्थी को खोजें: जुर्माने देखें, लगाएँ या माफ़ करें।' },
  },
};

export const hindi: OtherLanguage = {
  names: {
    'Student Service': 'विद्यार्थी सेवा',
  },
  texts: { service: serviceHi },
};
