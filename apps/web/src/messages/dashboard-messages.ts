import { createContext, use } from 'react';
import { dashboardEn, type DashboardMessages } from './dashboard-en';
import type { Messages } from './en';
import type { OfficeMessages } from './office-en';
import { useOfficeMessages } from './office-messages';

/** The dashboard's language on screen; as `MessagesContext`, for what only the dashboard shows. */
const DashboardMessagesContext = createContext<DashboardMessages>(dashboardEn);

/** The texts of the dashboard and those that the office area and all pages share. */
export function useDashboardMessages(): Messages & OfficeMessages & { dashboard: DashboardMessages } {
  return { ...useOfficeMessages(), dashboard: use(DashboardMessagesContext) };
}
