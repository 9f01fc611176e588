import { useTexts } from '../../messages/use-texts';
import { pagesEn } from './messages.en';

/** The texts of the screens that hold little yet. */
export const usePagesMessages = () => useTexts('pages', pagesEn);
