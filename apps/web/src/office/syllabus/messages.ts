import { useTexts } from '../../messages/use-texts';
import { syllabusEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly syllabus: typeof syllabusEn;
  }
}

/** The texts of the syllabus. */
export const useSyllabusMessages = () => useTexts('syllabus', syllabusEn);
