import { institutionName } from '@school/domain';
import { SiteBar } from '@school/ui';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AppNotices } from '../app-update/app-notices';
import { DemonstrationBar } from '../demonstration/demonstration-bar';
import { useSession } from '../session/session';
import { UserMenu } from '../sign-in/user-menu';
import { LoginMenu } from './login-menu';
import { useSiteMessages } from './messages';
import { extraCurricular, siteLinks } from './site-map';

const LOGO_SIZE = 32;

/** The public top bar as specified, logged out and in (section 2). */
export function SiteTop() {
  const { nav } = useSiteMessages();
  const { claims } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const here = pathname === '/home' ? '/' : pathname;
  return (
    <SiteBar
      brand={
        <Link to="/">
          <img src="/favicon.svg" alt="" width={LOGO_SIZE} height={LOGO_SIZE} />
          {institutionName}
        </Link>
      }
      links={siteLinks.map(({ key, href }) => ({ key, href, label: nav[key], current: href === here }))}
      menus={[
        {
          key: 'extra-curricular',
          label: nav.extraCurricular,
          items: extraCurricular.map((key) => ({
            key,
            label: nav[key],
            onSelect: () => void navigate(`/extra-curricular/${key}`),
          })),
        },
      ]}
      notice={
        <>
          <DemonstrationBar />
          <AppNotices />
        </>
      }
      actions={claims === null ? <LoginMenu /> : <UserMenu />}
      renderLink={({ href, current, label }) => (
        <Link to={href} aria-current={current ? 'page' : undefined}>
          {label}
        </Link>
      )}
    />
  );
}
