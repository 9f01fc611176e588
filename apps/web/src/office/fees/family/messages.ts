import { useTexts } from '../../../messages/use-texts';
import { familyEn } from './messages.en';

declare module '../../../messages/feature-texts' {
  interface FeatureTexts {
    readonly family: typeof familyEn;
  }
}

/** The texts of a family at the counter. */
export const useFamilyMessages = () => useTexts('family', familyEn);
