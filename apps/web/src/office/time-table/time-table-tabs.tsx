import { TabNav, TabNavLink } from '@school/ui';
import { Link } from 'react-router-dom';
import { useIsAdmin, useSession } from '../../session/session';
import { useTimeTableMessages } from './messages';

const ADDRESSES = {
  section: '/office/timetable',
  teacher: '/office/timetable/teacher',
  standIns: '/office/timetable/stand-ins',
  periods: '/office/timetable/periods',
} as const;

export type TimeTableTab = keyof typeof ADDRESSES;

/** The screens of the time table; a teacher sees only the weeks, and only an administrator the periods. */
export function TimeTableTabs({ open }: { readonly open: TimeTableTab }) {
  const words = useTimeTableMessages();
  const { claims } = useSession();
  const isAdmin = useIsAdmin();
  const mayOpen = (tab: TimeTableTab) => {
    if (tab === 'periods') return isAdmin;
    return tab !== 'standIns' || claims?.role !== 'teacher';
  };
  const tabs = (['section', 'teacher', 'standIns', 'periods'] as const).filter(mayOpen);
  return (
    <TabNav label={words.pages}>
      {tabs.map((tab) => (
        <TabNavLink key={tab} as={Link} to={ADDRESSES[tab]} aria-current={tab === open ? 'page' : undefined}>
          {words[tab]}
        </TabNavLink>
      ))}
    </TabNav>
  );
}
