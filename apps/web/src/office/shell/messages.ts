import { useTexts } from '../../messages/use-texts';
import { shellEn } from './messages.en';

/** The texts of the office area as a whole. */
export const useShellMessages = () => useTexts('shell', shellEn);
