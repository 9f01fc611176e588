import { QueryClient } from '@tanstack/react-query';
import { countAsBusy } from '../app/activity';
import { connection } from '../offline/connection';
import { ApiFailure, mayHelpAgain } from './school-api';
import { PICTURE } from './use-picture';

/** Lost networks are tried again by themselves; a refusal is an answer and is shown. */
const retry = (failures: number, error: Error) =>
  failures < 2 && (!(error instanceof ApiFailure) || mayHelpAgain(error.error.status));

export const queries = new QueryClient({
  defaultOptions: {
    // 'always': the server is on this machine or in this building, whatever the browser thinks of the internet.
    queries: { retry, networkMode: 'always', staleTime: 0, refetchOnWindowFocus: false },
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
