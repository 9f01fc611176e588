import { useTexts } from '../../messages/use-texts';
import { studentMoneyEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly studentMoney: typeof studentMoneyEn;
  }
}

/** The texts of a student's charges, concessions and fines. */
export const useStudentMoneyMessages = () => useTexts('studentMoney', studentMoneyEn);
