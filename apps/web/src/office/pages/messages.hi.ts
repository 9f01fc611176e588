import type { PagesMessages } from './messages.en';

/** Every text of the screens that hold little yet in Hindi. */
export const pagesHi: PagesMessages = {
  service: {
    update: 'छात्र प्रोफ़ाइल बदलें',
    pendingFee: 'बकाया शुल्क',
    attendance: 'उपस्थिति रिपोर्ट',
    fine: 'जुर्माना',
    result: 'परिणाम',
    tc: 'टीसी बनाएँ',
    notYet: 'प्रोफ़ाइल बदलने के लिए छात्र को खोजें',
    notYetText: 'छात्र आईडी लिखें और Enter दबाएँ।',
  },
  attendance: {
    find: 'छात्र/शिक्षक आईडी',
    findButton: 'खोजें',
    student: 'छात्र उपस्थिति',
    class: 'कक्षा उपस्थिति',
    teacher: 'शिक्षक उपस्थिति',
    nothingFor: (id) => `आईडी ${id} की कोई उपस्थिति अभी दर्ज नहीं है।`,
  },
  result: {
    find: 'छात्र आईडी',
    findButton: 'खोजें',
    update: 'परिणाम बदलें',
    student: 'एक छात्र',
    class: 'कक्षावार',
    nothingFor: (id) => `छात्र आईडी ${id} का कोई परिणाम अभी दर्ज नहीं है।`,
  },
};
