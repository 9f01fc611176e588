import { useTexts } from '../../messages/use-texts';
import { plannedEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly planned: typeof plannedEn;
  }
}

/** The texts of what the empty parts of the office will hold. */
export const usePlannedMessages = () => useTexts('planned', plannedEn);
