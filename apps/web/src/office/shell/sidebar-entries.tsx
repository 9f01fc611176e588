import {
  BookOpen,
  CalendarCheck,
  CalendarDays,
  Clock,
  FileText,
  GraduationCap,
  IndianRupee,
  LayoutDashboard,
  Settings,
  UserPlus,
  Users,
  UsersRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { ShellMessages } from './messages.en';

type OfficeScreen = keyof ShellMessages['sidebar'];
type AdminScreen = keyof ShellMessages['admin'];

/** The key of a screen is its path. */
interface Entry<Key> {
  readonly key: Key;
  readonly icon: LucideIcon;
}

interface Screens {
  /** What stands above them; the first screen stands for itself. */
  readonly group?: keyof ShellMessages['groups'];
  readonly screens: readonly Entry<OfficeScreen>[];
}

/** The last of the groups, which a new feature's screen joins. */
const officeGroup: readonly Entry<OfficeScreen>[] = [{ key: 'staff-report', icon: FileText }];

/** The entries of the sidebar in their specified order, in groups (section 2). */
export const officeScreens: readonly Screens[] = [
  { screens: [{ key: 'dashboard', icon: LayoutDashboard }] },
  {
    group: 'students',
    screens: [
      { key: 'register-student', icon: UserPlus },
      { key: 'student-profile', icon: Users },
      { key: 'student-service', icon: Wrench },
      { key: 'attendance', icon: CalendarCheck },
    ],
  },
  { group: 'money', screens: [{ key: 'accounts', icon: IndianRupee }] },
  {
    group: 'year',
    screens: [
      { key: 'result', icon: GraduationCap },
      { key: 'calendar', icon: CalendarDays },
      { key: 'syllabus', icon: BookOpen },
      { key: 'timetable', icon: Clock },
    ],
  },
  { group: 'office', screens: officeGroup },
];

/** What an administrator alone opens (D9, D10, D45); it stands apart from the specified entries. */
export const adminScreens: readonly Entry<AdminScreen>[] = [
  { key: 'staff', icon: UsersRound },
  { key: 'settings', icon: Settings },
];
