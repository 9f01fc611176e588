import { useState, useSyncExternalStore } from 'react';
import { localStorage } from '../program/local-storage';
import { logProblem } from '../program/log-problem';
import { SessionStore, TOKEN_KEY, type SessionState } from './session-store';

export const session = new SessionStore(localStorage, () => new Date(), logProblem);

// A null key means that another tab cleared all storage, as a tab does that opens with an expired token (section 4). Nobody has
// logged out by that: what is typed here stays, and the password is asked for.
window.addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY) session.read();
  else if (key === null) session.lapse();
});

// A page restored from the browser's cache missed what other tabs did meanwhile. One that asks for the password keeps asking.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !session.snapshot().lapsed) session.read();
});

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.snapshot);

/** Whether an administrator is signed in; controls that only administrators may use are hidden from everybody else. */
export const useIsAdmin = (): boolean => useSession().claims?.role === 'admin';

/**
 * Returns a check whether the account that was signed in when a part of the page began still is. Requests that the part sends
 * later, automatically or as the next of several steps, must not go out in the name of another account that has signed in in
 * another tab. A part that began with nobody signed in may be used by anybody.
 */
export function useStillSignedIn(): () => boolean {
  const [account] = useState(() => session.snapshot().claims?.sub);
  return () => account === undefined || session.snapshot().claims?.sub === account;
}
