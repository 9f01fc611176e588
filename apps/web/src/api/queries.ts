import { QueryClient } from '@tanstack/react-query';
import { countAsBusy } from '../app/activity';
import { connection } from '../offline/connection';
import { ApiFailure, mayHelpAgain } from './school-api';
import { PICTURE } from './use-picture';

const MOST_RETRIES = 2;

/**
 * Lost networks and a server in trouble are tried again by themselves, after growing pauses and not before the server
 * asks for it; a refusal is an answer and is shown. For reads, and for a write that its key makes safe to repeat (D31);
 * any other write is repeated by the user, who sees what became of the first.
 */
export const tryAgain = {
  retry: (failures: number, error: Error) =>
    failures < MOST_RETRIES && (!(error instanceof ApiFailure) || mayHelpAgain(error.error.status)),
  retryDelay: (failures: number, error: Error) => {
    const asked = error instanceof ApiFailure ? (error.error.retryAfterSeconds ?? 0) : 0;
    return Math.max(asked, 2 ** failures) * 1000;
  },
};

export const queries = new QueryClient({
  defaultOptions: {
    // 'always': the server is on this machine or in this building, whatever the browser thinks of the internet.
    queries: { ...tryAgain, networkMode: 'always', staleTime: 0, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
});

queries.getQueryCache().subscribe(({ type, query }) => {
  const url: unknown = query.state.data;
  if (type === 'removed' && (query.queryKey as readonly unknown[])[0] === PICTURE && typeof url === 'string')
    URL.revokeObjectURL(url);
});

countAsBusy(() => queries.isFetching() > 0);

// What could not be read while the server was away is read now.
connection.onReturn(
  () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
);
