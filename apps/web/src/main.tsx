import '@school/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { logProblem } from './api/log-problem';
import { whenStable } from './app-update/when-stable';
import { isBusy } from './app/activity';
import { App } from './app/app';
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

// A page out of the worker's cache opens without the server, and then says so.
async function afterStable(): Promise<void> {
  await whenStable(isBusy);
  void connection.check();
  const { startWorker } = await import('./app-update/start-worker');
  startWorker();
}

afterStable().catch(() => logProblem('The service worker was not started'));
