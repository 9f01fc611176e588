import { staffRoles } from '@school/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { queries } from '../../api/queries';
import { useOwnPasswordAddress } from '../../screen/features';
import { page } from '../../screen/page';
import { session, useSession } from '../../session/session';
import { leftAlone } from '../idle/left-alone';
import { NotAllowed } from './not-allowed';
import { BareFrame, OfficeFrame } from './office-frame';

export { ScreenFor } from '../../screen/screen-for';

// They come after the page: nothing of it waits for them.
const SessionWatch = page(() => import('../idle/session-watch'), 'SessionWatch');
const LeftAlone = page(() => import('../idle/session-watch'), 'LeftAlone');

/**
 * The login guard of all office routes: without a valid token the user goes to the login, which comes back here
 * (section 4). A signed-in student is told that the office is not theirs (D9); a teacher has one of the own (D58). Whoever signed in with a password
 * that somebody else made sets an own one, and sees nothing else before (D87).
 */
export function OfficeArea() {
  const { claims, lapsed } = useSession();
  const { pathname, search } = useLocation();
  const ownPassword = useOwnPasswordAddress();
  // In place, so that every tab comes back to its page when somebody signs in at one of them.
  if (leftAlone.ask()) return <LeftAlone />;
  // A session that ended at work keeps its page and asks for the password on top of it.
  if (claims === null || (!lapsed && !session.isAuthenticated())) {
    const query = new URLSearchParams({ returnUrl: `${pathname}${search}`, loginFor: 'office' });
    return <Navigate to={`/login?${query.toString()}`} replace />;
  }
  if (!staffRoles.some((role) => role === claims.role)) return <NotAllowed />;
  const { mustChangePassword = false } = claims;
  if (mustChangePassword && pathname !== ownPassword) return <Navigate to={ownPassword} replace />;
  const Frame = mustChangePassword ? BareFrame : OfficeFrame;
  return (
    // Another account begins with pages of its own.
    <QueryClientProvider key={claims.sub} client={queries}>
      <Frame>
        <Outlet />
        <Suspense>
          <SessionWatch />
        </Suspense>
      </Frame>
    </QueryClientProvider>
  );
}
