import { useTexts } from '../../messages/use-texts';

export const clockEn = {
  behind: (now: string) => `The school’s computer says that it is ${now}`,
  behindText: (last: string) =>
    `Money was taken on ${last}, which is later. Set the clock of the computer before anything is stored: ` +
    'receipts, admissions and closings are dated by it. If it is right, it was ahead then; go on.',
};

export const useClockMessages = () => useTexts('clock', clockEn);
