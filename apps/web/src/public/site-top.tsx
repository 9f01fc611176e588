import { institutionName } from '@school/domain';
import { SiteBar } from '@school/ui';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AppNotices } from '../app-update/app-notices';
import { DemonstrationBar } from '../demonstration/demonstration-bar';
import { useSession } from '../session/session';
import { LanguageSwitch } from '../sign-in/language-switch';
import { UserMenu } from '../sign-in/user-menu';
import { PageButton } from '../screen/page-link';
import { inBar } from './bar-room';
import { LoginMenu } from './login-menu';
import { useSiteMessages } from './messages';
import { AdmissionsInBar } from './public.styles';
import { useReadySite } from './site';
import { isAtLogin, useSiteEntries, type SiteEntry } from './site-map';

const LOGO_SIZE = 32;

/** Where there is no room, the language is in the footer. */
const Wide = styled.div`
  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    display: none;
  }
`;

/** What a parent does here: read the site in the other language, ask for admission. */
function ForParents() {
  const { nav } = useSiteMessages();
  const { claims } = useSession();
  return (
    <>
      {claims === null && (
        <Wide>
          <LanguageSwitch />
        </Wide>
      )}
      <AdmissionsInBar>
        <PageButton variant="primary" to="/admissions" size="s">
          {nav.admissions}
        </PageButton>
      </AdmissionsInBar>
    </>
  );
}

/** The public top bar as specified, logged out and in (section 2). */
export function SiteTop() {
  const { nav } = useSiteMessages();
  const { claims } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const currentHref = pathname === '/home' ? '/' : pathname;
  const entries = useSiteEntries();
  const isSiteReady = useReadySite() !== undefined;
  const links = [
    { key: 'home', href: '/', label: nav.home },
    // The school may name its pages differently, so nothing is shown before that is known, and nothing moves.
    ...(isSiteReady || isAtLogin(pathname) ? entries('bar') : []),
  ];
  const { shown, folded } = inBar(links, nav.more);
  const menus = [
    { key: 'more', label: nav.more, pages: folded },
    { key: 'extra-curricular', label: nav.extraCurricular, pages: entries('extra') },
  ].filter(({ pages }) => pages.length > 0);
  const itemOf = ({ key, href, label }: SiteEntry) => ({ key, label, onSelect: () => void navigate(href) });
  return (
    <SiteBar
      brand={
        <Link to="/">
          <img src="/favicon.svg" alt="" width={LOGO_SIZE} height={LOGO_SIZE} />
          {institutionName}
        </Link>
      }
      links={shown.map((link) => ({ ...link, current: link.href === currentHref }))}
      menus={menus.map(({ pages, ...menu }) => ({ ...menu, items: pages.map(itemOf) }))}
      notice={
        <>
          <DemonstrationBar />
          <AppNotices />
        </>
      }
      actions={
        <>
          {!isAtLogin(pathname) && <ForParents />}
          {claims === null ? <LoginMenu /> : <UserMenu />}
        </>
      }
      renderLink={({ href, current, label }) => (
        <Link to={href} aria-current={current ? 'page' : undefined}>
          {label}
        </Link>
      )}
    />
  );
}
