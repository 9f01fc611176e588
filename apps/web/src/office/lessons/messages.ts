import { useTexts } from '../../messages/use-texts';
import { lessonsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly lessons: typeof lessonsEn;
  }
}

/** The texts of a week of lessons. */
export const useLessonsMessages = () => useTexts('lessons', lessonsEn);
