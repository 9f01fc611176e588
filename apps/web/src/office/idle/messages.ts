import { useTexts } from '../../messages/use-texts';
import { idleEn } from './messages.en';

/** The texts of a session that ended at work, or because nobody worked. */
export const useIdleMessages = () => useTexts('idle', idleEn);
