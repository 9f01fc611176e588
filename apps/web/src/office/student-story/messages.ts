import { useTexts } from '../../messages/use-texts';
import { studentStoryEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly studentStory: typeof studentStoryEn;
  }
}

/** The texts of a student's story. */
export const useStudentStoryMessages = () => useTexts('studentStory', studentStoryEn);
