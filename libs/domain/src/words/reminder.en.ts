/** The sentences of a reminder to a family, in English (D91); amounts and dates are passed as formatted texts. */
export const reminderEn = {
  greeting: 'Dear parent,',
  owed: (student: string, amount: string, owedFor: string) =>
    `Fees of ${amount} are due for ${student}: ${owedFor}.`,
  payBy: (date: string) => `Please pay by ${date} at the school’s counter.`,
  payByUpi: (date: string, link: string) =>
    `Please pay by ${date}, at the school’s counter or with a UPI app: ${link}`,
  ignore: 'If you have paid already, please ignore this reminder.',
  student: (name: string, schoolClass: string, studentID: string) =>
    `${name} (class ${schoolClass}, Student ID ${studentID})`,
};

/** The shape that the catalogue of the other language must have. */
export type ReminderWords = typeof reminderEn;
