import { useTexts } from '../messages/use-texts';
import { familyEn } from './messages.en';

declare module '../messages/feature-texts' {
  interface FeatureTexts {
    readonly family: typeof familyEn;
  }
}

/** The texts of what a family sees. */
export const useFamilyMessages = () => useTexts('family', familyEn);
