import { institutionName } from '@school/domain';
import { SkipLink, TopBar, useKitMessages } from '@school/ui';
import { Link, Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { useMessages } from '../messages/messages';
import { useSession } from '../session/session';
import { UserMenu } from '../session/user-menu';
import { LoginMenu } from './login-menu';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  font-size: ${({ theme }) => theme.font.size.m};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.size.topBar};
  padding-inline: ${({ theme }) => theme.space.l};
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.paper};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    padding-inline: ${({ theme }) => theme.space.m};
  }
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-self: center;
  inline-size: min(100%, ${({ theme }) => theme.size.content});
  padding: ${({ theme }) => `${theme.space.xl} ${theme.space.m}`};

  &:focus {
    outline: none;
  }
`;

const Foot = styled.footer`
  padding: ${({ theme }) => theme.space.l};
  border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.s};
  text-align: center;
`;

/** Top bar, page, footer: the frame of every public page. */
export function PublicLayout() {
  const { footer } = useMessages();
  const { skipToContent } = useKitMessages();
  const { claims } = useSession();
  return (
    <Page>
      <SkipLink href="#main">{skipToContent}</SkipLink>
      <Bar>
        <TopBar
          brand={<Link to="/">{institutionName}</Link>}
          actions={claims === null ? <LoginMenu /> : <UserMenu />}
        />
      </Bar>
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Foot>{footer(institutionName)}</Foot>
    </Page>
  );
}
