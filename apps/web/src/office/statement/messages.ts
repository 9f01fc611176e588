import { useTexts } from '../../messages/use-texts';
import { statementEn } from './messages.en';

/** The texts of the statement of account. */
export const useStatementMessages = () => useTexts('statement', statementEn);
