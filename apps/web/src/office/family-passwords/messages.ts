import { useTexts } from '../../messages/use-texts';
import { familyPasswordsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly familyPasswords: typeof familyPasswordsEn;
  }
}

/** The texts of the screen on which families are given passwords. */
export const useFamilyPasswordsMessages = () => useTexts('familyPasswords', familyPasswordsEn);
