import { useTexts } from '../../messages/use-texts';
import { dashboardEn } from './messages.en';

/** The texts of the dashboard. */
export const useDashboardMessages = () => useTexts('dashboard', dashboardEn);
