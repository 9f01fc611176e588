import { useTexts } from '../../messages/use-texts';

export const clockEn = {
  behind: (now: string) => `The school’s computer says it is ${now}`,
  behindText: (last: string) =>
    `Money was taken on ${last}, which is later. Set the computer’s clock before you store anything: ` +
    'it dates receipts, admissions and closings. If it is correct, it was ahead then; carry on.',
};

export const useClockMessages = () => useTexts('clock', clockEn);
