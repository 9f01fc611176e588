import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { loginOf, type Who } from './return-url';
import { session } from './session';

interface Leaving {
  readonly signOut: true;
}

/**
 * Goes to the login, which then ends the session (section 4, Logout). The order matters, because a form with unsaved input
 * may ask to stay, and then the session must still be there.
 * @param who whose login to go to; left out, that of whoever is signed in
 */
export function useLogout(who?: Who): () => void {
  const navigate = useNavigate();
  return () => {
    const login = who ?? loginOf(session.snapshot().claims?.role);
    void navigate(`/login?login=${login}`, { state: { signOut: true } satisfies Leaving });
  };
}

/** Used at the login: ends the session when the user came here to log out. True until that is done. */
export function useArrivalOfLogout(): boolean {
  const navigate = useNavigate();
  const { state, search } = useLocation() as Pick<Location, 'search'> & { readonly state: Leaving | null };
  const isLeaving = state?.signOut === true;
  useEffect(() => {
    if (!isLeaving) return;
    session.logOut();
    // Only once: a user who returns here by Back or a reload, and has signed in meanwhile, is not logged out again.
    void navigate({ search }, { replace: true, state: null });
  }, [isLeaving, navigate, search]);
  return isLeaving;
}
