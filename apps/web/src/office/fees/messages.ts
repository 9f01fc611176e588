import { useTexts } from '../../messages/use-texts';
import { feesEn } from './messages.en';

/** The texts of the counter and the receipts. */
export const useFeesMessages = () => useTexts('fees', feesEn);
