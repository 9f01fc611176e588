import { useTexts } from '../../messages/use-texts';
import { familyAccessEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly familyAccess: typeof familyAccessEn;
  }
}

/** The texts about how a family signs in. */
export const useFamilyAccessMessages = () => useTexts('familyAccess', familyAccessEn);
