import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useStillSignedIn } from '../session/session';
import { notSignedIn, type Refusal } from './school-api';

/**
 * What the server says, read when somebody begins to look, and anew whenever a change outdates it (use-change.ts); in the name of
 * nobody who signs in meanwhile.
 * @param queryKey by which changes name it (keys.ts)
 * @param read asks the server; the signal ends what nobody waits for any more
 * @param more what else the query library shall know
 */
export const useRead = <Value, Shown = Value>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Value>,
  more: Omit<UseQueryOptions<Value, Refusal, Shown>, 'queryKey' | 'queryFn'> = {},
) => {
  const isStillSignedIn = useStillSignedIn();
  return useQuery({
    ...more,
    queryKey,
    queryFn: async ({ signal }) => {
      if (!isStillSignedIn()) throw notSignedIn();
      return read(signal);
    },
  });
};

/** How often a run says how far it is, in milliseconds. */
const BEAT = 1_000;

interface Running {
  readonly state: { readonly data: { readonly state: string } | undefined };
}

/** What else the query library shall know of a run: it is asked for again and again until it is over. */
export const untilItIsOver = {
  refetchInterval: ({ state }: Running) => (state.data?.state === 'running' ? BEAT : false),
} as const;
