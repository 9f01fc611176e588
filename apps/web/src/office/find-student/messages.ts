import { useTexts } from '../../messages/use-texts';
import { findStudentEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly findStudent: typeof findStudentEn;
  }
}

/** The texts of the box that finds a student. */
export const useFindStudentMessages = () => useTexts('findStudent', findStudentEn);
