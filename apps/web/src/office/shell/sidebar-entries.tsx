import {
  BookOpen,
  CalendarCheck,
  CalendarDays,
  Clock,
  FileText,
  GraduationCap,
  IndianRupee,
  LayoutDashboard,
  UserPlus,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { ShellMessages } from './messages.en';

export type OfficeScreen = keyof ShellMessages['sidebar'];

/** The entries of the sidebar in their specified order; the key is the screen's path. */
export const officeScreens: readonly { readonly key: OfficeScreen; readonly icon: LucideIcon }[] = [
  { key: 'dashboard', icon: LayoutDashboard },
  { key: 'register-student', icon: UserPlus },
  { key: 'student-profile', icon: Users },
  { key: 'student-service', icon: Wrench },
  { key: 'attendance', icon: CalendarCheck },
  { key: 'accounts', icon: IndianRupee },
  { key: 'result', icon: GraduationCap },
  { key: 'calendar', icon: CalendarDays },
  { key: 'syllabus', icon: BookOpen },
  { key: 'timetable', icon: Clock },
  { key: 'staff-report', icon: FileText },
];
