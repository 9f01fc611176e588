import { useTexts } from '../../messages/use-texts';
import { studentsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly students: typeof studentsEn;
  }
}

/** The texts of registration, the list and the page of a student. */
export const useStudentsMessages = () => useTexts('students', studentsEn);
