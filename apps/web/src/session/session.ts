import { useState, useSyncExternalStore } from 'react';
import { localStorage } from '../program/local-storage';
import { logProblem } from '../program/log-problem';
import { SessionStore, TOKEN_KEY, type SessionState } from './session-store';

export const session = new SessionStore(localStorage, () => new Date(), logProblem);

// A null key says that another tab cleared everything, as one that opens with a token that has ended does (section 4). Nobody has
// left by that: what is typed here stays, and the password is asked for.
window.addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY) session.read();
  else if (key === null) session.lapse();
});

// A page that comes back as it was left has heard nothing of what other tabs did meanwhile. One that asks for the password asks on.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !session.snapshot().lapsed) session.read();
});

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.snapshot);

/** Whether an administrator is signed in: what only one may do is offered to nobody else. */
export const useIsAdmin = (): boolean => useSession().claims?.role === 'admin';

/**
 * Tells whether who was signed in when a part of the page began still is. What it sends later, by itself or as the next of several
 * steps, goes out in nobody else's name, who may have signed in in another tab. A page that began with nobody signed in is
 * anybody's.
 */
export function useStillSignedIn(): () => boolean {
  const [account] = useState(() => session.snapshot().claims?.sub);
  return () => account === undefined || session.snapshot().claims?.sub === account;
}
