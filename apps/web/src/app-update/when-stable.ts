/** In milliseconds; after this long the page counts as stable whatever it does. */
const LATEST_MS = 30_000;

/** How often the page is checked, in milliseconds. */
const PAUSE_MS = 250;

/** The number of checks in a row that must find it idle, as it briefly is between loading a screen and calling the server. */
const CALM = 4;

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

const loaded = () =>
  new Promise<void>((done) => {
    if (document.readyState === 'complete') done();
    else window.addEventListener('load', () => done(), { once: true });
  });

// Safari has no idle callback.
const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: LATEST_MS });
    else setTimeout(done, PAUSE_MS);
  });

/**
 * Resolves when the app is stable (section 7): everything of the first view is loaded and shown, none of its calls is
 * running, and the browser is idle.
 * @param isBusy whether the page still loads a screen or waits for an answer
 */
export async function whenStable(isBusy: () => boolean): Promise<void> {
  await loaded();
  const latest = Date.now() + LATEST_MS;
  for (let calm = 0; calm < CALM && Date.now() < latest;) {
    await sleep(PAUSE_MS);
    calm = isBusy() ? 0 : calm + 1;
  }
  await idle();
}
