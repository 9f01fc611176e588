import { useTexts } from '../../messages/use-texts';
import { staffEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly staff: typeof staffEn;
  }
}

/** The texts of the Staff screen. */
export const useStaffMessages = () => useTexts('staff', staffEn);
