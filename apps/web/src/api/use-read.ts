import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useStillSignedIn } from '../session/session';
import { notSignedIn, type Refusal } from './school-api';

/**
 * The server's answer, read when a component first needs it and again whenever a change outdates it (use-change.ts), but never in
 * the name of somebody who signed in meanwhile.
 * @param queryKey the key by which changes name it (keys.ts)
 * @param read asks the server; the signal ends a read that nobody waits for any more
 * @param options further options of the query library
 */
export const useRead = <Value, Shown = Value>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Value>,
  options: Omit<UseQueryOptions<Value, Refusal, Shown>, 'queryKey' | 'queryFn'> = {},
) => {
  const isStillSignedIn = useStillSignedIn();
  return useQuery({
    ...options,
    queryKey,
    queryFn: async ({ signal }) => {
      if (!isStillSignedIn()) throw notSignedIn();
      return read(signal);
    },
  });
};

/** How often a run is asked for its progress, in milliseconds. */
const POLL_MS = 1_000;

interface Running {
  readonly state: { readonly data: { readonly state: string } | undefined };
}

/** The query options for a run: it is asked for again and again until it is over. */
export const untilItIsOver = {
  refetchInterval: ({ state }: Running) => (state.data?.state === 'running' ? POLL_MS : false),
} as const;
