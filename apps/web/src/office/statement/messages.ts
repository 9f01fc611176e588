import { useTexts } from '../../messages/use-texts';
import { statementEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly statement: typeof statementEn;
  }
}

/** The texts of the statement of account. */
export const useStatementMessages = () => useTexts('statement', statementEn);
