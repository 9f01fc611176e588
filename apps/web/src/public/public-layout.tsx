import { institutionName } from '@school/domain';
import { Footer, SkipLink, useKitMessages } from '@school/ui';
import { Link, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { LookChoice } from '../look/look-choice';
import { useMessages } from '../messages/messages';
import { part } from '../screen/page';
import { useSession } from '../session/session';
import { LanguageSwitch } from '../sign-in/language-switch';
import { SiteProvider } from './site';
import { isAtLogin, useSiteEntries } from './site-map';
import { SiteTop } from './site-top';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${({ theme }) =>
    `linear-gradient(${theme.color.accentTint}, ${theme.color.canvas} ${theme.size.content})`};
  font-size: ${({ theme }) => theme.font.size.m};

  /* The footer appears together with the page: below a page that is still loading it would jump. */
  &:has(main > [aria-busy='true']) > footer {
    display: none;
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

// Loaded after the page, which does not wait for the footer.
const Contacts = part(() => import('./contacts'), 'Contacts');

/** Neither dark words on the dark footer nor its light words on the light ground of a hovered button could be read. */
const InFoot = styled.span`
  button,
  button:hover:not(:disabled),
  button:active:not(:disabled) {
    padding: 0;
    background: none;
    color: inherit;
  }

  button:hover {
    text-decoration: underline;
  }
`;

function SiteFoot() {
  const { footer } = useMessages();
  const { claims } = useSession();
  const { pathname } = useLocation();
  const entries = useSiteEntries();
  const isForParents = !isAtLogin(pathname);
  const links = [
    ...[...entries('foot'), ...entries('bar').slice(-1)].map(({ key, href, label }) => ({
      key,
      link: <Link to={href}>{label}</Link>,
    })),
    ...(isForParents && claims === null
      ? [
          {
            key: 'language',
            link: (
              <InFoot>
                <LanguageSwitch />
              </InFoot>
            ),
          },
        ]
      : []),
    { key: 'look', link: <LookChoice /> },
  ];
  return (
    <Footer links={links} above={isForParents && <Contacts />}>
      {footer(institutionName)}
    </Footer>
  );
}

/** Top bar, page, footer: the frame of every public page. */
export function PublicLayout() {
  const { skipToContent } = useKitMessages();
  return (
    <SiteProvider>
      <Page>
        <SkipLink href="#main">{skipToContent}</SkipLink>
        <SiteTop />
        <Main id="main" tabIndex={-1}>
          <Outlet />
        </Main>
        <SiteFoot />
      </Page>
    </SiteProvider>
  );
}
