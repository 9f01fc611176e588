import { QueryClient } from '@tanstack/react-query';
import { countAsBusy } from '../program/activity';
import { connection } from '../program/connection';
import { session } from '../session/session';
import { keys } from './keys';
import { Refusal } from './school-api';
import { isTriedAgain, pauseBefore } from './try-again';

declare module '@tanstack/react-query' {
  interface Register {
    // Anything else that a call throws is a bug, and `throwOnError` below hands it to the crash boundary.
    defaultError: Refusal;
  }
}

/**
 * Retries after a lost network or a server in trouble, after growing pauses and not before the server asks for it; a refusal
 * is an answer and is shown. Every read uses this, and of the changes those that a key makes safe to repeat (use-change.ts).
 */
export const tryAgain = {
  retry: (failures: number, refusal: Error) =>
    refusal instanceof Refusal && isTriedAgain(failures, refusal.error),
  retryDelay: (failures: number, refusal: Error) =>
    refusal instanceof Refusal ? pauseBefore(failures, refusal.error) : 0,
};

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      ...tryAgain,
      // The server is on this machine or in this building, whatever the browser thinks of the internet.
      networkMode: 'always',
      staleTime: 0,
      refetchOnWindowFocus: false,
      throwOnError: (error: Error) => !(error instanceof Refusal),
    },
    mutations: { networkMode: 'always' },
  },
});

queries.getQueryCache().subscribe(({ type, query }) => {
  const url: unknown = query.state.data;
  if (
    type === 'removed' &&
    (query.queryKey as readonly unknown[])[0] === keys.pictures[0] &&
    typeof url === 'string'
  )
    URL.revokeObjectURL(url);
});

// The next account at this PC must not see what the last one has read.
session.onOtherAccount(() => queries.clear());

countAsBusy(() => queries.isFetching() > 0);

const readFailedAgain = () =>
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

// Reads that failed while the server was away or the session had lapsed are repeated now.
connection.onReturn(readFailedAgain);
session.onSameAccountAgain(readFailedAgain);
