import type { AbsenceWords } from './absence.en';

/** The sentences of a note to a family about an absence, in Hindi (D62, D91). */
export const absenceHi: AbsenceWords = {
  greeting: 'आदरणीय अभिभावक,',
  absent: (name, schoolClass, date) =>
    `${name} (कक्षा ${schoolClass}) की दिनांक ${date} को विद्यालय में अनुपस्थिति दर्ज हुई है।`,
  ask: 'कृपया कारण बताएँ। यदि आपका बच्चा घर से विद्यालय के लिए निकला था, तो कृपया तुरंत फ़ोन करें।',
};
