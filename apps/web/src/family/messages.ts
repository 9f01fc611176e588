import { useTexts } from '../messages/use-texts';
import { familyPagesEn } from './messages.en';

declare module '../messages/feature-texts' {
  interface FeatureTexts {
    readonly familyPages: typeof familyPagesEn;
  }
}

/** The texts of what a family sees. */
export const useFamilyMessages = () => useTexts('familyPages', familyPagesEn);
