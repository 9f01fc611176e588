import { TabNav, TabNavLink } from '@school/ui';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { useEntries, type ShownEntry } from '../../screen/features';
import { useRights } from '../../session/use-rights';
import { useAccountsBarMessages } from './messages';

const Bar = styled(TabNav)`
  @media print {
    display: none;
  }
`;

/** Links between the money screens, shown when there is more than one. */
export function AccountsLinks({ screens }: { readonly screens: readonly ShownEntry[] }) {
  const words = useAccountsBarMessages();
  if (screens.length < 2) return null;
  return (
    <Bar label={words.label}>
      {screens.map(({ address, name }) => (
        <TabNavLink key={address} as={NavLink} to={`/office/${address}`}>
          {name}
        </TabNavLink>
      ))}
    </Bar>
  );
}

/** Links between the money screens, which share one sidebar entry; reports are left out without the right to them (D58). */
export const AccountsBar = () => <AccountsLinks screens={useEntries(useRights())('money-links')} />;
