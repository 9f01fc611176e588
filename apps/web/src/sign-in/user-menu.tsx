import { Menu, MenuButton, MenuItem, MenuList, useKitMessages, useToast } from '@school/ui';
import { Languages, LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { language } from '../messages/language';
import { useOtherLanguage } from '../messages/other-language';
import { useEntries } from '../screen/features';
import { useSession } from '../session/session';
import { useLogout } from '../session/use-logout';
import { keepLanguage } from './keep-language';
import { useSessionMessages } from './messages';

/** The signed-in user's menu: Dashboard for office and admin, Staff and Settings for admin (D10, D45), the own password, the other language, Logout (section 2). Nothing when nobody is signed in. */
export function UserMenu() {
  const words = useSessionMessages();
  const entries = useEntries()('user-menu');
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
        {entries.map(({ address, name, icon: Icon }) => (
          <MenuItem
            key={address}
            icon={Icon && <Icon aria-hidden="true" />}
            onSelect={() => void navigate(`/office/${address}`)}
          >
            {name}
          </MenuItem>
        ))}
        <MenuItem icon={<Languages aria-hidden="true" />} lang={other.language} onSelect={changeLanguage}>
          {other.name}
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={logout}>
          {words.logout}
        </MenuItem>
      </MenuList>
    </Menu>
  );
}
