import '@school/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { logProblem } from './api/log-problem';
import { queries } from './api/queries';
import { whenStable } from './app-update/when-stable';
import { App } from './app/app';
import { router } from './app/router';
import { connection } from './offline/connection';
import { session } from './session/session';

session.start();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

const isBusy = () =>
  !router.state.initialized || router.state.navigation.state !== 'idle' || queries.isFetching() > 0;

// A page out of the worker's cache opens without the server, and then says so.
async function afterStable(): Promise<void> {
  await whenStable(isBusy);
  void connection.check();
  const { startWorker } = await import('./app-update/start-worker');
  startWorker();
}

// What could not be read while the server was away is read now.
connection.onReturn(
  () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
);

afterStable().catch(() => logProblem('The service worker was not started'));
