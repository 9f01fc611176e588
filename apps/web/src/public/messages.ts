import { useTexts } from '../messages/use-texts';
import { siteEn } from './messages.en';

declare module '../messages/feature-texts' {
  interface FeatureTexts {
    readonly site: typeof siteEn;
  }
}

/** The texts of the public site. */
export const useSiteMessages = () => useTexts('site', siteEn);
