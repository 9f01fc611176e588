import { useTexts } from '../../messages/use-texts';
import { downloadEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly download: typeof downloadEn;
  }
}

/** The texts of taking a list along as a file. */
export const useDownloadMessages = () => useTexts('download', downloadEn);
