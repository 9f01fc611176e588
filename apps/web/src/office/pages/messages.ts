import { useTexts } from '../../messages/use-texts';
import { pagesEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly pages: typeof pagesEn;
  }
}

/** The texts of the screens that hold little yet. */
export const usePagesMessages = () => useTexts('pages', pagesEn);
