import { useTexts } from '../messages/use-texts';
import { sessionEn } from './messages.en';

/** The texts of signing in and out. */
export const useSessionMessages = () => useTexts('session', sessionEn);
