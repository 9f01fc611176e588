import { useTexts } from '../../messages/use-texts';
import { manyStudentsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly manyStudents: typeof manyStudentsEn;
  }
}

/** The texts of a change of several students. */
export const useManyMessages = () => useTexts('manyStudents', manyStudentsEn);
