import { useTexts } from '../../messages/use-texts';
import { formEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly form: typeof formEn;
  }
}

/** The texts of what forms share. */
export const useFormMessages = () => useTexts('form', formEn);
