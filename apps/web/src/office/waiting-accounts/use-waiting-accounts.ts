import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';
import { useSession } from '../../session/session';

/** The sidebar stays for hours: so often it looks again, in milliseconds. */
const LOOKS_EVERY = 5 * 60_000;

/** How many accounts wait to be let in and how many forgot their password; asked for an administrator alone. */
export function useWaitingAccounts() {
  const { claims } = useSession();
  return useQuery({
    queryKey: [...keys.staff, 'waiting'],
    queryFn: ({ signal }) => valueOf(schoolApi.calls.GET('/api/staff/waiting', { signal })),
    enabled: claims?.role === 'admin',
    refetchInterval: LOOKS_EVERY,
  });
}
