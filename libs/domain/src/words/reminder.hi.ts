import type { ReminderWords } from './reminder.en';

/** What a reminder says to a family, in Hindi (D91). */
export const reminderHi: ReminderWords = {
  greeting: 'आदरणीय अभिभावक,',
  owed: (student, amount, owedFor) => `${student} का ${amount} शुल्क बाकी है: ${owedFor}।`,
  payBy: (date) => `कृपया ${date} तक विद्यालय के काउंटर पर जमा करें।`,
  payByUpi: (date, link) => `कृपया ${date} तक विद्यालय के काउंटर पर, या UPI ऐप से जमा करें: ${link}`,
  ignore: 'अगर आप जमा कर चुके हैं, तो इस संदेश पर ध्यान न दें।',
  student: (name, schoolClass, studentID) => `${name} (कक्षा ${schoolClass}, विद्यार्थी आईडी ${studentID})`,
};
