import { useTexts } from '../../messages/use-texts';
import { closingEn } from './messages.en';

/** The texts of closing the drawer. */
export const useClosingMessages = () => useTexts('closing', closingEn);
