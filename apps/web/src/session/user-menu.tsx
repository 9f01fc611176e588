import { officeRoles } from '@school/domain';
import { MenuButton, useKitMessages, useToast } from '@school/ui';
import { Languages, LayoutDashboard, LogOut, Settings, UserRound, UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { language } from '../messages/language';
import { useOtherLanguage } from '../messages/other-language';
import { keepLanguage } from './keep-language';
import { useSessionMessages } from './messages';
import { DASHBOARD } from './return-url';
import { useSession } from './session';
import { useLogout } from './use-logout';

/** The signed-in user's menu: Dashboard for office and admin, Staff and Settings for admin (D10, D45), the other language, Logout (section 2). Nothing when nobody is signed in. */
export function UserMenu() {
  const { menu } = useSessionMessages();
  const { claims } = useSession();
  const navigate = useNavigate();
  const logout = useLogout();
  const other = useOtherLanguage();
  const { partNotLoaded } = useKitMessages();
  const { showToast } = useToast();
  if (claims === null) return null;
  const dashboard = {
    key: 'dashboard',
    label: menu.dashboard,
    icon: <LayoutDashboard aria-hidden="true" />,
    onSelect: () => void navigate(DASHBOARD),
  };
  const staff = {
    key: 'staff',
    label: menu.staff,
    icon: <UsersRound aria-hidden="true" />,
    onSelect: () => void navigate('/office/staff'),
  };
  const settings = {
    key: 'settings',
    label: menu.settings,
    icon: <Settings aria-hidden="true" />,
    onSelect: () => void navigate('/office/settings'),
  };
  const changeLanguage = {
    key: 'language',
    label: other.name,
    lang: other.language,
    icon: <Languages aria-hidden="true" />,
    onSelect: () => {
      language.show(other.language).then(
        () => void keepLanguage(other.language),
        () => showToast(partNotLoaded, 'warning'),
      );
    },
  };
  const leave = {
    key: 'logout',
    label: menu.logout,
    icon: <LogOut aria-hidden="true" />,
    onSelect: logout,
  };
  return (
    <MenuButton
      label={claims.fname}
      icon={<UserRound aria-hidden="true" />}
      items={[
        ...(officeRoles.includes(claims.role) ? [dashboard] : []),
        ...(claims.role === 'admin' ? [staff, settings] : []),
        changeLanguage,
        leave,
      ]}
    />
  );
}
