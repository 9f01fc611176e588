import { useTexts } from '../../messages/use-texts';
import { studentRecordEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly studentRecord: typeof studentRecordEn;
  }
}

/** The texts of a student's record on paper. */
export const useStudentRecordMessages = () => useTexts('studentRecord', studentRecordEn);
