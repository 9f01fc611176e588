import { useTexts } from '../../messages/use-texts';
import { auditEn } from './messages.en';

/** The texts of the audit log. */
export const useAuditMessages = () => useTexts('audit', auditEn);
