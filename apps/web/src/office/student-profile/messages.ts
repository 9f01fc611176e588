import { useTexts } from '../../messages/use-texts';
import { studentProfileEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly studentProfile: typeof studentProfileEn;
  }
}

/** The texts of the list of students and of the page of one. */
export const useStudentProfileMessages = () => useTexts('studentProfile', studentProfileEn);
