import { useTexts } from '../../messages/use-texts';
import { serviceEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly service: typeof serviceEn;
  }
}

/** The texts of Student Service. */
export const useServiceMessages = () => useTexts('service', serviceEn);
