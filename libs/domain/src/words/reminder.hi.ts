import type { ReminderWords } from './reminder.en';

/** The sentences of a reminder to a family, in Hindi (D91). */
export const reminderHi: ReminderWords = {
  greeting: 'आदरणीय अभिभावक,',
  owed: (student, amount, owedFor) => `${student} का ${amount} शुल्क बकाया है: ${owedFor}।`,
  payBy: (date) => `कृपया इसे ${date} तक विद्यालय के काउंटर पर जमा करें।`,
  payByUpi: (date, link) => `कृपया इसे ${date} तक विद्यालय के काउंटर पर, या UPI ऐप से जमा करें: ${link}`,
  ignore: 'यदि आप जमा कर चुके हैं, तो कृपया इस संदेश पर ध्यान न दें।',
  student: (name, schoolClass, studentID) => `${name} (कक्षा ${schoolClass}, विद्यार्थी आईडी ${studentID})`,
};
