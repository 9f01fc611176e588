import { useTexts } from '../../messages/use-texts';
import { settingsEn } from './messages.en';

/** The texts of the settings. */
export const useSettingsMessages = () => useTexts('settings', settingsEn);
