import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { accountsScreens, type AccountsScreen } from './accounts-screens';
import { useAccountsBarMessages } from './messages';

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs};
  margin: 0;
  padding: 0;
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  list-style: none;

  @media print {
    display: none;
  }
`;

const ScreenLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.size.control};
  padding-inline: ${({ theme }) => theme.space.m};
  border-block-end: ${({ theme }) => theme.border.accent} solid transparent;
  border-start-start-radius: ${({ theme }) => theme.radius.control};
  border-start-end-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.color.ink};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.color.primaryTint};
  }

  &[aria-current='page'] {
    border-block-end-color: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.primary};
  }
`;

export interface AccountsBarProps {
  readonly screens?: readonly AccountsScreen[];
}

/** The way between the screens of the money; the sidebar has one entry for all of them. */
export function AccountsBar({ screens = accountsScreens }: AccountsBarProps) {
  const words = useAccountsBarMessages();
  if (screens.length < 2) return null;
  return (
    <nav aria-label={words.label}>
      <Links>
        {screens.map((screen) => (
          <li key={screen}>
            <ScreenLink to={`/office/${screen}`}>{words.screens[screen]}</ScreenLink>
          </li>
        ))}
      </Links>
    </nav>
  );
}
