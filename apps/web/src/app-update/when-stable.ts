/** After this long the page counts as stable whatever it does, in milliseconds. */
const LATEST = 30_000;

/** How often the page is asked, in milliseconds. */
const PAUSE = 250;

/** So many times in a row it must not be busy: between a screen that has come and its calls it is not for a moment. */
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
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: LATEST });
    else setTimeout(done, PAUSE);
  });

/**
 * Ends when the app is stable (section 7): everything of the first view is loaded and shown, none of its calls is
 * running, and the browser has nothing better to do.
 * @param isBusy does the page still load a screen or wait for an answer?
 */
export async function whenStable(isBusy: () => boolean): Promise<void> {
  await loaded();
  const latest = Date.now() + LATEST;
  for (let calm = 0; calm < CALM && Date.now() < latest;) {
    await sleep(PAUSE);
    calm = isBusy() ? 0 : calm + 1;
  }
  await idle();
}
