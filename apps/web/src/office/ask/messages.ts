import { useTexts } from '../../messages/use-texts';
import { askEn } from './messages.en';

/** The texts of what is asked in a dialog. */
export const useAskMessages = () => useTexts('ask', askEn);
