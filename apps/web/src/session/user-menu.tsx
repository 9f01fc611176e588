import { officeRoles } from '@school/domain';
import { MenuButton } from '@school/ui';
import { LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../messages/messages';
import { DASHBOARD } from './return-url';
import { session, useSession } from './session';

/** The signed-in user's menu: Dashboard for office and admin, Logout (section 2). Nothing when nobody is signed in. */
export function UserMenu() {
  const { nav } = useMessages();
  const { claims } = useSession();
  const navigate = useNavigate();
  if (claims === null) return null;
  const dashboard = {
    key: 'dashboard',
    label: nav.dashboard,
    icon: <LayoutDashboard aria-hidden="true" />,
    onSelect: () => void navigate(DASHBOARD),
  };
  const logout = {
    key: 'logout',
    label: nav.logout,
    icon: <LogOut aria-hidden="true" />,
    onSelect: () => {
      session.signOut();
      void navigate('/login?login=office');
    },
  };
  return (
    <MenuButton
      label={claims.fname}
      icon={<UserRound aria-hidden="true" />}
      items={officeRoles.includes(claims.role) ? [dashboard, logout] : [logout]}
    />
  );
}
