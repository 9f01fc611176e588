import { useTexts } from '../../messages/use-texts';
import { studentMoneyEn } from './messages.en';

/** The texts of a student's charges, concessions and fines. */
export const useStudentMoneyMessages = () => useTexts('studentMoney', studentMoneyEn);
