import { institutionName } from '@school/domain';
import { Footer, SkipLink, useKitMessages } from '@school/ui';
import { Link, Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { LookChoice } from '../look/look-choice';
import { useMessages } from '../messages/messages';
import { useSiteMessages } from './messages';
import { SiteTop } from './site-top';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  background: ${({ theme }) =>
    `linear-gradient(${theme.color.accentTint}, ${theme.color.canvas} ${theme.size.content})`};
  font-size: ${({ theme }) => theme.font.size.m};
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

/** Top bar, page, footer: the frame of every public page. */
export function PublicLayout() {
  const { footer } = useMessages();
  const { nav } = useSiteMessages();
  const { skipToContent } = useKitMessages();
  const links = [
    ...(['branch', 'about'] as const).map((key) => ({ key, link: <Link to={`/${key}`}>{nav[key]}</Link> })),
    { key: 'look', link: <LookChoice /> },
  ];
  return (
    <Page>
      <SkipLink href="#main">{skipToContent}</SkipLink>
      <SiteTop />
      <Main id="main" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer links={links}>{footer(institutionName)}</Footer>
    </Page>
  );
}
