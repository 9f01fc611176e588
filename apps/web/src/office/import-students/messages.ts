import { useTexts } from '../../messages/use-texts';
import { importEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly importStudents: typeof importEn;
  }
}

/** The texts of the import. */
export const useImportMessages = () => useTexts('importStudents', importEn);
