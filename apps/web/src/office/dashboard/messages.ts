import { useTexts } from '../../messages/use-texts';
import { dashboardEn } from './messages.en';

declare module '../../messages/feature-texts' {
  interface FeatureTexts {
    readonly dashboard: typeof dashboardEn;
  }
}

/** The texts of the dashboard. */
export const useDashboardMessages = () => useTexts('dashboard', dashboardEn);
