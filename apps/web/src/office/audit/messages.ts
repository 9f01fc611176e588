import { useTexts } from '../../messages/use-texts';
import { auditEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly audit: typeof auditEn;
  }
}

/** The texts of the audit log. */
export const useAuditMessages = () => useTexts('audit', auditEn);
