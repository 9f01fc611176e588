import { useTexts } from '../messages/use-texts';
import { siteEn } from './messages.en';

/** The texts of the public site. */
export const useSiteMessages = () => useTexts('site', siteEn);
