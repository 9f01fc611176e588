import { useTexts } from '../../messages/use-texts';
import { receiptsEn } from './messages.en';

/** The texts of the register of receipts. */
export const useReceiptsMessages = () => useTexts('receipts', receiptsEn);
