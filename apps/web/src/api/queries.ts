import { QueryClient } from '@tanstack/react-query';
import { countAsBusy } from '../program/activity';
import { connection } from '../program/connection';
import { session } from '../session/session';
import { keys } from './keys';
import { Refusal } from './school-api';
import { isTriedAgain, pauseBefore } from './try-again';

declare module '@tanstack/react-query' {
  interface Register {
    // What else a call throws is a bug, and `throwOnError` below hands it to the crash boundary.
    defaultError: Refusal;
  }
}

/**
 * Lost networks and a server in trouble are tried again by themselves, after growing pauses and not before the server
 * asks for it; a refusal is an answer and is shown. Every read does so; of the changes those that a key makes safe to
 * repeat (use-change.ts).
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

// What one account has seen is nothing for the next one at this PC.
session.onOtherAccount(() => queries.clear());

countAsBusy(() => queries.isFetching() > 0);

const readFailedAgain = () =>
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

// What could not be read while the server was away, or after the session had lapsed, is read now.
connection.onReturn(readFailedAgain);
session.onSameAccountAgain(readFailedAgain);
