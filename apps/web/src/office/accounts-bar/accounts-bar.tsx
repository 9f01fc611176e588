import { TabNav, TabNavLink } from '@school/ui';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { useRights } from '../../session/use-rights';
import { accountsScreens, reports, type AccountsScreen } from './accounts-screens';
import { useAccountsBarMessages } from './messages';

const Bar = styled(TabNav)`
  @media print {
    display: none;
  }
`;

export interface AccountsBarProps {
  readonly screens?: readonly AccountsScreen[];
}

/** The way between the screens of the money; the sidebar has one entry for all of them. Reports are left out for whoever has no right to them (D58). */
export function AccountsBar(props: AccountsBarProps) {
  const words = useAccountsBarMessages();
  const mayReadReports = useRights().includes('reports');
  const { screens = accountsScreens.filter((screen) => mayReadReports || !reports.includes(screen)) } = props;
  if (screens.length < 2) return null;
  return (
    <Bar label={words.label}>
      {screens.map((screen) => (
        <TabNavLink key={screen} as={NavLink} to={`/office/${screen}`}>
          {words.screens[screen]}
        </TabNavLink>
      ))}
    </Bar>
  );
}
