import { useTexts } from '../../messages/use-texts';
import { certificatesEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly certificates: typeof certificatesEn;
  }
}

/** The texts of the screens of transfer certificates. */
export const useCertificatesMessages = () => useTexts('certificates', certificatesEn);
