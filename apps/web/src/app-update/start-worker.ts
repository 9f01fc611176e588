import { hasUnsavedWork } from '@school/ui';
import { registerSW } from 'virtual:pwa-register';
import { MINUTE } from '@school/domain';
import { queries } from '../api/queries';
import { connection } from '../program/connection';
import { logNote } from '../program/log-problem';
import { dropPushSubscription, workerMessages } from './push-subscription';
import { appUpdate, type UpdateSteps } from './update-store';

/** How often an open tab asks for a new version, in milliseconds: offices leave a tab open all day. */
const ASK_EVERY = 15 * MINUTE;

/** A tab that becomes visible asks again when it last asked longer ago than this, in milliseconds. */
const ASK_AGAIN_AFTER = MINUTE;

/** Asks for a new version now and then: by the clock, when the tab becomes visible, and when the server is back. */
function keepAsking(registration: ServiceWorkerRegistration, onFound: () => void): void {
  let askedAt = Date.now();
  const ask = async () => {
    askedAt = Date.now();
    try {
      await registration.update();
      if (registration.waiting !== null) onFound();
    } catch {
      // Either no answer came, or the server has no worker; only the first is worth telling.
      await connection.check();
    }
  };
  setInterval(() => void ask(), ASK_EVERY);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt > ASK_AGAIN_AFTER) void ask();
  });
  // A server that was away may have been stopped for an update.
  connection.onReturn(() => void ask());
}

/** Registers the service worker, and tells the user when it holds a newer version of the app. */
export function startWorker(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined) {
    logNote(workerMessages.unavailable);
    return;
  }
  let registration: ServiceWorkerRegistration | undefined;
  let isOffered = false;

  const steps: UpdateSteps = {
    hasUnsavedWork: () => hasUnsavedWork() || queries.isMutating() > 0,
    reload: () => window.location.reload(),
    activate: async () => {
      // No worker waits when another tab has already activated it.
      if (!registration?.waiting) return;
      const takenOver = new Promise<void>((done) => {
        serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
      });
      await letNewVersionTakeOver();
      await takenOver;
    },
  };
  const offer = () => {
    isOffered = true;
    appUpdate.offer(steps);
  };
  // Another tab has activated the version: this page is outdated from now on, even if its user said "later".
  serviceWorker.addEventListener('controllerchange', () => {
    if (isOffered) offer();
  });

  const letNewVersionTakeOver = registerSW({
    immediate: true,
    onNeedRefresh: offer,
    // Does nothing: the helper would also reload the other tabs and lose what is typed there.
    onNeedReload: () => undefined,
    onRegisteredSW: (_url, registered) => {
      registration = registered;
      if (registered === undefined) return;
      keepAsking(registered, offer);
      void dropPushSubscription(registered).then((note) => {
        if (note !== undefined) logNote(note);
      });
    },
    onRegisterError: () => logNote(workerMessages.unavailable),
  });
}
