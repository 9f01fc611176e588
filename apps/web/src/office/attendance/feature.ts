import { CalendarCheck } from 'lucide-react';
import type { Feature } from '../../screen/feature';
import { page } from '../../screen/page';

/** Attendance: the sections of a day, the marks of one, its monthly register, and a student's own days (D62). */
export const attendance: Feature = {
  screens: [
    {
      address: 'attendance',
      page: page(() => import('./attendance-page'), 'AttendancePage'),
      icon: CalendarCheck,
      entries: [{ place: 'students', name: 'Attendance' }],
      isForTeachers: true,
    },
    {
      address: 'attendance/mark',
      page: page(() => import('./mark-page'), 'MarkPage'),
      isForTeachers: true,
      right: 'students',
    },
    {
      address: 'attendance/register',
      page: page(() => import('./register-page'), 'RegisterPage'),
      isForTeachers: true,
    },
    {
      address: 'attendance/teachers',
      page: page(() => import('./teachers-page'), 'TeachersPage'),
      right: 'students',
    },
  ],
  hindi: () => import('./messages.hi'),
};
