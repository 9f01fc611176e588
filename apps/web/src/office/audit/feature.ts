import { FileText } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** The audit log and the staff report: who did what to whom. */
export const audit: Feature = {
  screens: [
    {
      address: 'staff-report',
      page: page(() => import('./staff-report-page'), 'StaffReportPage'),
      icon: FileText,
      entries: [{ place: 'office', name: 'Staff Report' }],
    },
  ],
  hindi: () => import('./messages.hi'),
};
