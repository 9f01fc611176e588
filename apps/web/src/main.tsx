import '@school/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { logProblem } from './program/log-problem';
import { whenStable } from './app-update/when-stable';
import { isBusy } from './program/activity';
import { App } from './app/app';
import { language } from './messages/language';
import { connection } from './program/connection';
import { demonstration } from './program/demonstration';
import { session } from './session/session';

session.start();
session.onLogOut((account) => {
  import('./office/form/draft-store')
    .then(({ removeDraftsOf }) => removeDraftsOf(account))
    .catch(() => logProblem('The drafts of who logs out could not be removed'));
});
void demonstration.start();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

/** Gives an old browser (Chrome 109) the language features that the house uses and the browser lacks. */
async function completeLanguage(): Promise<void> {
  if (!('toSorted' in Array.prototype)) await import('./program/missing-language');
}

/** Shows the app in the user's language from the first moment, never in English first. */
async function show(container: HTMLElement): Promise<void> {
  await completeLanguage().catch(() => logProblem('What this browser lacks could not be fetched'));
  await language.start().catch(() => logProblem('The texts in Hindi could not be fetched'));
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void show(root);

// A page out of the service worker's cache opens without the server, so the connection is checked and its loss shown.
async function afterStable(): Promise<void> {
  await whenStable(isBusy);
  void connection.check();
  const { startWorker } = await import('./app-update/start-worker');
  startWorker();
}

afterStable().catch(() => logProblem('The service worker was not started'));
