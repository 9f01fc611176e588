import { use } from 'react';
import { dashboardEn, type DashboardMessages } from './dashboard-en';
import type { Messages } from './en';
import { CatalogueContext } from './messages';
import type { OfficeMessages } from './office-en';
import { useOfficeMessages } from './office-messages';

/** The texts of the dashboard and those that the office area and all pages share. */
export function useDashboardMessages(): Messages & OfficeMessages & { dashboard: DashboardMessages } {
  const { dashboard = dashboardEn } = use(CatalogueContext);
  return { ...useOfficeMessages(), dashboard };
}
