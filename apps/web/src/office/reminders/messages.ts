import { useTexts } from '../../messages/use-texts';

export const remindersEn = {
  remind: 'Remind',
  title: (student: string) => `Remind the family of ${student}`,
  titleAsYet: 'Remind the family',
  numberOfAll: (at: number, of: number) => `${at} of ${of}`,
  text: 'This opens WhatsApp or SMS with the text filled in. You send it there.',
  to: 'To',
  lastDate: 'Last date',
  message: 'Message',
  next: 'Next',
  failed: 'This family cannot be reminded',
  openStudent: 'Open the student',
  studentLeft: (day: string) => `The student left the school on ${day}. The amount owed is still due.`,
  opened: (app: string) => `Noted as reminded. Send it in ${app} now.`,
  popup: 'The browser blocked WhatsApp. Open it here:',
  allDone: 'That was the last one.',
  today: 'Today',
  yesterday: 'Yesterday',
  daysAgo: (days: number) => `${days} days ago`,
  never: 'Not yet',
  lastBefore: (when: string, by: string) => `Last reminded: ${when}, by ${by}`,
  history: 'Reminders',
  noHistory: 'This family has not been reminded yet.',
  historyFailed: 'The reminders could not be loaded.',
  amountReminded: (amount: string, app: string, by: string) => `${amount} by ${app}, ${by}`,
};

export const useRemindersMessages = () => useTexts('reminders', remindersEn);
