import { Menu, MenuButton, MenuItem, MenuList } from '@school/ui';
import { House, KeyRound, Languages, LogOut, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useEntries } from '../screen/features';
import { FAMILY } from '../session/return-url';
import { useSession } from '../session/session';
import { useLogout } from '../session/use-logout';
import { useSessionMessages } from './messages';
import { useChangeOfLanguage } from './use-change-of-language';

/** Limits a long name, so that there is room for the school's beside it, also on a phone. */
const Name = styled.span`
  max-inline-size: min(12rem, 25vw);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/**
 * The signed-in user's menu: Dashboard for office and admin, Staff and Settings for admin (D10, D45), a family's own pages,
 * change of password, the other language, Logout (section 2). Nothing when nobody is signed in.
 */
export function UserMenu() {
  const words = useSessionMessages();
  const entries = useEntries()('user-menu').map((entry) => ({
    ...entry,
    address: `/office/${entry.address}`,
  }));
  const { claims } = useSession();
  const navigate = useNavigate();
  const logout = useLogout();
  const { other, change } = useChangeOfLanguage();
  if (claims === null) return null;
  const isFamily = claims.role === 'student' && claims.mustChangePassword !== true;
  const familyEntries = [
    { address: FAMILY, name: words.family, icon: House },
    { address: `${FAMILY}/password`, name: words.changePassword, icon: KeyRound },
  ];
  return (
    <Menu>
      <MenuButton icon={<UserRound aria-hidden="true" />}>
        <Name>{claims.fname}</Name>
      </MenuButton>
      <MenuList>
        {[...entries, ...(isFamily ? familyEntries : [])].map(({ address, name, icon: Icon }) => (
          <MenuItem
            key={address}
            icon={Icon && <Icon aria-hidden="true" />}
            onSelect={() => void navigate(address)}
          >
            {name}
          </MenuItem>
        ))}
        <MenuItem icon={<Languages aria-hidden="true" />} lang={other.language} onSelect={change}>
          {other.name}
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={logout}>
          {words.logout}
        </MenuItem>
      </MenuList>
    </Menu>
  );
}
