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

// Loaded after the page, which does not wait for them.
const SessionWatch = part(() => import('../idle/session-watch'), 'SessionWatch');
const LeftAlone = page(() => import('../idle/session-watch'), 'LeftAlone');

export interface SignedInProps {
  /** The login that leads here. */
  readonly who: Who;
  readonly roles: readonly Role[];
  /** Shown to everybody else who is signed in. */
  readonly others: ReactNode;
  /** The address of the screen where an account sets its own password. */
  readonly ownPassword: string;
  /** The frame around every screen. */
  readonly frame: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * The login guard of a part of the program: without a valid token it leads to the login, which returns here (section 4). Whoever
 * signed in with a password that somebody else made must first set their own (D87).
 */
export function SignedIn({ who, roles, others, ownPassword, frame }: SignedInProps) {
  const { claims, lapsed } = useSession();
  const { pathname, search } = useLocation();
  // Shown in place, so that every tab returns to its page when somebody signs in at one of them.
  if (leftAlone.ask()) return <LeftAlone who={who} />;
  // A session that ended at work keeps its page and asks for the password on top of it.
  if (claims === null || (!lapsed && !session.isAuthenticated())) {
    const query = new URLSearchParams({ returnUrl: `${pathname}${search}`, loginFor: who });
    return <Navigate to={`/login?${query.toString()}`} replace />;
  }
  if (!roles.includes(claims.role)) return others;
  const { mustChangePassword = false } = claims;
  // The key begins a new redirect at each address: one that stays on screen leads away only once.
  if (mustChangePassword && pathname !== ownPassword)
    return <Navigate key={pathname} to={ownPassword} replace />;
  const Frame = mustChangePassword ? BareFrame : frame;
  return (
    // Another account starts with fresh pages.
    <QueryClientProvider key={claims.sub} client={queries}>
      <Frame>
        <Outlet />
        <SessionWatch who={who} />
      </Frame>
    </QueryClientProvider>
  );
}
