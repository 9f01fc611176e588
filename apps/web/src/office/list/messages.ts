import { useTexts } from '../../messages/use-texts';
import { listEn } from './messages.en';

/** The texts of what lists share. */
export const useListMessages = () => useTexts('list', listEn);
