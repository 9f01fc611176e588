import { useTexts } from '../../messages/use-texts';
import { importStudentsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly importStudents: typeof importStudentsEn;
  }
}

/** The texts of the import. */
export const useImportMessages = () => useTexts('importStudents', importStudentsEn);
