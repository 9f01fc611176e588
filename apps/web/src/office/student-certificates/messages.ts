import { useTexts } from '../../messages/use-texts';
import { studentCertificatesEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly studentCertificates: typeof studentCertificatesEn;
  }
}

/** The texts of a student's certificates. */
export const useStudentCertificatesMessages = () => useTexts('studentCertificates', studentCertificatesEn);
