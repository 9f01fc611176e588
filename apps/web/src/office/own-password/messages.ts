import { useTexts } from '../../messages/use-texts';
import { ownPasswordEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly ownPassword: typeof ownPasswordEn;
  }
}

/** The texts of everybody's own password. */
export const useOwnPasswordMessages = () => useTexts('ownPassword', ownPasswordEn);
