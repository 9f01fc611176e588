import { useTexts } from '../../messages/use-texts';
import { mySectionsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly mySections: typeof mySectionsEn;
  }
}

/** The texts of a teacher's sections. */
export const useMySectionsMessages = () => useTexts('mySections', mySectionsEn);
