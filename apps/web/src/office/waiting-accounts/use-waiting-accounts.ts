import { MINUTE } from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import { useRead } from '../../api/use-read';
import { useIsAdmin } from '../../session/session';

/** How often the sidebar, which stays open for hours, checks again, in milliseconds. */
const LOOKS_EVERY = 5 * MINUTE;

/** The number of accounts waiting to be let in, and of forgotten passwords; asked only for an administrator. */
export function useWaitingAccounts() {
  const isAdmin = useIsAdmin();
  return useRead(
    [...keys.staff, 'waiting'],
    (signal) => valueOf(calls.GET('/api/staff/waiting', { signal })),
    { enabled: isAdmin, refetchInterval: LOOKS_EVERY },
  );
}
