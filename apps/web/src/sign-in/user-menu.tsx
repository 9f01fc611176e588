import { officeRoles, type Role } from '@school/domain';
import { Menu, MenuButton, MenuItem, MenuList, useKitMessages, useToast } from '@school/ui';
import { KeyRound, Languages, LayoutDashboard, LogOut, Settings, UserRound, UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { language } from '../messages/language';
import { useOtherLanguage } from '../messages/other-language';
import { keepLanguage } from './keep-language';
import { useSessionMessages } from './messages';
import { DASHBOARD } from '../session/return-url';
import { useSession } from '../session/session';
import { useLogout } from '../session/use-logout';

const admin: readonly Role[] = ['admin'];

const places = [
  ['dashboard', LayoutDashboard, DASHBOARD, officeRoles],
  ['staff', UsersRound, '/office/staff', admin],
  ['settings', Settings, '/office/settings', admin],
  ['password', KeyRound, '/office/password', officeRoles],
] as const;

/** The signed-in user's menu: Dashboard for office and admin, Staff and Settings for admin (D10, D45), the own password, the other language, Logout (section 2). Nothing when nobody is signed in. */
export function UserMenu() {
  const { menu } = useSessionMessages();
  const { claims } = useSession();
  const navigate = useNavigate();
  const logout = useLogout();
  const other = useOtherLanguage();
  const { partNotLoaded } = useKitMessages();
  const { showToast } = useToast();
  if (claims === null) return null;
  const changeLanguage = () => {
    language.show(other.language).then(
      () => void keepLanguage(other.language),
      () => showToast(partNotLoaded, 'warning'),
    );
  };
  return (
    <Menu>
      <MenuButton icon={<UserRound aria-hidden="true" />}>{claims.fname}</MenuButton>
      <MenuList>
        {places
          .filter(([, , , roles]) => roles.includes(claims.role))
          .map(([name, Icon, path]) => (
            <MenuItem key={name} icon={<Icon aria-hidden="true" />} onSelect={() => void navigate(path)}>
              {menu[name]}
            </MenuItem>
          ))}
        <MenuItem icon={<Languages aria-hidden="true" />} lang={other.language} onSelect={changeLanguage}>
          {other.name}
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={logout}>
          {menu.logout}
        </MenuItem>
      </MenuList>
    </Menu>
  );
}
