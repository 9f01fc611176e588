import { useTexts } from '../../messages/use-texts';
import { listEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly list: typeof listEn;
  }
}

/** The texts of what lists share. */
export const useListMessages = () => useTexts('list', listEn);
