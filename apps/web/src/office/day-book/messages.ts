import { useTexts } from '../../messages/use-texts';
import { dayBookEn } from './messages.en';

/** The texts of the day book. */
export const useDayBookMessages = () => useTexts('dayBook', dayBookEn);
