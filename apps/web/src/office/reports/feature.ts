import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The two reports that the dashboard's tiles open (section 2). */
export const reports: Feature = {
  screens: [
    {
      address: 'todays-summary',
      page: page(() => import('./todays-summary-page'), 'TodaysSummaryPage'),
      under: 'dashboard',
    },
    {
      address: 'general-report',
      page: page(() => import('./general-report-page'), 'GeneralReportPage'),
      under: 'dashboard',
    },
  ],
  hindi: () => import('./messages.hi'),
};
