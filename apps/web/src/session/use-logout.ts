import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from './session';

interface Leaving {
  readonly signOut: true;
}

/**
 * Goes to the login, which then ends the session (section 4, Logout). In this order, because a form with unsaved input
 * may ask to stay, and then the session must still be there.
 */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    const who = session.snapshot().claims?.role === 'teacher' ? 'teacher' : 'office';
    void navigate(`/login?login=${who}`, { state: { signOut: true } satisfies Leaving });
  };
}

/** At the login: ends the session when the user came here to leave. True while that is so. */
export function useArrivalOfLogout(): boolean {
  const { state } = useLocation() as { readonly state: Leaving | null };
  const isLeaving = state?.signOut === true;
  useEffect(() => {
    if (isLeaving) session.logOut();
  }, [isLeaving]);
  return isLeaving;
}
