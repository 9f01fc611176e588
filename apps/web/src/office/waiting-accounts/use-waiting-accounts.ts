import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';
import { useIsAdmin } from '../../session/session';

/** The sidebar stays for hours: so often it looks again, in milliseconds. */
const LOOKS_EVERY = 5 * 60_000;

/** How many accounts wait to be let in and how many forgot their password; asked for an administrator alone. */
export function useWaitingAccounts() {
  const isAdmin = useIsAdmin();
  return useRead(
    [...keys.staff, 'waiting'],
    (signal) => valueOf(calls.GET('/api/staff/waiting', { signal })),
    { enabled: isAdmin, refetchInterval: LOOKS_EVERY },
  );
}
