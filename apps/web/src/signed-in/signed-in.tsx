import type { Role } from '@school/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { queries } from '../api/queries';
import { leftAlone } from '../idle/left-alone';
import { page, part } from '../screen/page';
import type { Who } from '../session/return-url';
import { session, useSession } from '../session/session';
import { BareFrame } from './bare-frame';

// They come after the page: nothing of it waits for them.
const SessionWatch = part(() => import('../idle/session-watch'), 'SessionWatch');
const LeftAlone = page(() => import('../idle/session-watch'), 'LeftAlone');

export interface SignedInProps {
  /** By whose login one comes in here. */
  readonly who: Who;
  readonly roles: readonly Role[];
  /** What others see who are signed in. */
  readonly others: ReactNode;
  /** Where the screen is on which an account sets its own password. */
  readonly ownPassword: string;
  /** Around every screen. */
  readonly frame: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * The login guard of a part of the program: without a valid token one goes to the login, which comes back here (section 4). Whoever
 * signed in with a password that somebody else made sets an own one, and sees nothing else before (D87).
 */
export function SignedIn({ who, roles, others, ownPassword, frame }: SignedInProps) {
  const { claims, lapsed } = useSession();
  const { pathname, search } = useLocation();
  // In place, so that every tab comes back to its page when somebody signs in at one of them.
  if (leftAlone.ask()) return <LeftAlone who={who} />;
  // A session that ended at work keeps its page and asks for the password on top of it.
  if (claims === null || (!lapsed && !session.isAuthenticated())) {
    const query = new URLSearchParams({ returnUrl: `${pathname}${search}`, loginFor: who });
    return <Navigate to={`/login?${query.toString()}`} replace />;
  }
  if (!roles.includes(claims.role)) return others;
  const { mustChangePassword = false } = claims;
  if (mustChangePassword && pathname !== ownPassword) return <Navigate to={ownPassword} replace />;
  const Frame = mustChangePassword ? BareFrame : frame;
  return (
    // Another account begins with pages of its own.
    <QueryClientProvider key={claims.sub} client={queries}>
      <Frame>
        <Outlet />
        <SessionWatch who={who} />
      </Frame>
    </QueryClientProvider>
  );
}
