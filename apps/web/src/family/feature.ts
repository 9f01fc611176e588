import type { Feature } from '../screen/feature';
import { page } from '../screen/page';

/** The pages for a student and the parents; their addresses come after `/#/family/`. */
export const family: Feature = {
  screens: [
    { address: '', page: page(() => import('./home-page'), 'FamilyHomePage') },
    { address: 'fees', page: page(() => import('./fees-page'), 'FeesPage') },
    { address: 'attendance', page: page(() => import('./attendance-page'), 'AttendancePage') },
    { address: 'results', page: page(() => import('./results-page'), 'ResultsPage') },
    { address: 'results/:exam', page: page(() => import('./report-card-page'), 'ReportCardPage') },
    { address: 'timetable', page: page(() => import('./time-table-page'), 'TimeTablePage') },
    { address: 'calendar', page: page(() => import('./calendar-page'), 'CalendarPage') },
    {
      address: 'password',
      page: page(() => import('./password-page'), 'PasswordPage'),
      isForOwnPassword: true,
    },
  ],
  hindi: () => import('./messages.hi'),
};
