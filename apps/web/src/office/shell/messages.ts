import { useTexts } from '../../messages/use-texts';
import { shellEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly shell: typeof shellEn;
  }
}

/** The texts of the office area as a whole. */
export const useShellMessages = () => useTexts('shell', shellEn);
