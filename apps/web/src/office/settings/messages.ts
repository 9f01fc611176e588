import { useTexts } from '../../messages/use-texts';
import { settingsEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly settings: typeof settingsEn;
  }
}

/** The texts of the settings. */
export const useSettingsMessages = () => useTexts('settings', settingsEn);
