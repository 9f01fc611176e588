import { useTexts } from '../../messages/use-texts';
import { defaultersEn } from './messages.en';

/** The texts of the defaulters and their reminders. */
export const useDefaultersMessages = () => useTexts('defaulters', defaultersEn);
