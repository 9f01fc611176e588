import { useTexts } from '../messages/use-texts';
import { sitePagesEn } from './page-messages.en';

declare module '../messages/feature-texts' {
  interface FeatureTexts {
    readonly sitePages: typeof sitePagesEn;
  }
}

/** The texts of the pages of the public site. */
export const usePageMessages = () => useTexts('sitePages', sitePagesEn);
