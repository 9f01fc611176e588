import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, type Page } from '@playwright/test';
import type { FinishedStory } from './finished-story';

/** The fixed time at which the stories are played for the pictures. */
const NOW = '2026-11-21T04:35:00Z';

/** The first story of a page, which Storybook takes from the address; this one is at rest once it is drawn. */
const FIRST = 'display-badge--info';

/** The story shown between two pictures: Storybook would not play a story again that is already drawn in another theme. */
const between = (id: string) => (id === FIRST ? 'display-badge--success' : FIRST);

/** A story that was played, with the errors it threw. */
export type PlayedStory = FinishedStory & { readonly thrown: readonly unknown[] };

/** The toolbar's choices, and whether axe is switched off. */
interface Globals {
  readonly theme: string;
  readonly a11y: { readonly manual: boolean };
}

declare global {
  interface Window {
    /** The toolbar's choices in effect since the page was loaded, as JSON. */
    chosenGlobals?: string | undefined;
  }
}

/** Reloads the page with a first story that is at rest. */
export async function openPreview(page: Page): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${FIRST}&globals=a11y.manual:!true`, {
    waitUntil: 'commit',
  });
  await page.locator('#storybook-root > *').first().waitFor();
}

/** The events that report a failure in a story, in addition to Storybook's report at its end. */
const FAILURES = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'unhandledErrorsWhilePlaying',
] as const;

/**
 * The longest time for a story, in milliseconds; longer than a play that waits in vain. A page on which Storybook hangs (it
 * reloads itself and then does nothing) never reports that a story is finished.
 */
const LONGEST_PLAY = 60_000;

/** Draws a story and waits for its play and its fonts. @throws Error when it does not finish in time */
async function draw(page: Page, id: string, globals?: Globals): Promise<PlayedStory> {
  const late = new AbortController();
  const never = sleep(LONGEST_PLAY, undefined, { signal: late.signal }).then(() => {
    throw new Error(`Storybook did not say within ${String(LONGEST_PLAY)} ms that ${id} is finished.`);
  });
  try {
    return await Promise.race([drawing(page, id, globals), never]);
  } finally {
    late.abort();
  }
}

const drawing = (page: Page, id: string, globals?: Globals) =>
  page.evaluate(
    async ([storyId, failures, chosen]) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const choices = JSON.stringify(chosen);
      if (chosen !== undefined && window.chosenGlobals !== choices) {
        // The current story is redrawn with them; leaving it before that has ended would make Storybook reload its page.
        const drawnAnew = new Promise<void>((done) => {
          const finish = () => {
            channel.off('storyFinished', finish);
            done();
          };
          channel.on('storyFinished', finish);
        });
        channel.emit('updateGlobals', { globals: chosen });
        await drawnAnew;
        window.chosenGlobals = choices;
      }
      const thrown: unknown[] = [];
      const note = (failure: unknown) => void thrown.push(failure);
      for (const failure of failures) channel.on(failure, note);
      const finished = await new Promise<FinishedStory>((resolve) => {
        const finish = (story: FinishedStory) => {
          if (story.storyId !== storyId) return;
          channel.off('storyFinished', finish);
          channel.off('storyUnchanged', leave);
          resolve(story);
        };
        const leave = () => finish({ storyId, status: 'unchanged', reporters: [] });
        channel.on('storyFinished', finish);
        channel.on('storyUnchanged', leave);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
      for (const failure of failures) channel.off(failure, note);
      await document.fonts.ready;
      // Only the violations are returned: the full report of axe is a hundred times as large.
      const reporters = finished.reporters.map(({ result: { violations = [] } }) => ({
        result: { violations },
      }));
      return { ...finished, reporters, thrown };
    },
    [id, FAILURES, globals] as const,
  );

/** Repeats the work once, on a new page, when Storybook has reloaded its page meanwhile (`leaveFor`). */
async function alsoOnNewPage<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    await openPreview(page);
    return work();
  }
}

/** The window that a story asks for in the toolbar, as designers see it; by default an old office screen. */
export const windowOf = (page: Page, storyId: string) =>
  alsoOnNewPage(page, () =>
    page.evaluate(async (id) => {
      const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id });
      const chosen = story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? 'office'];
      if (!chosen) throw new Error(`The toolbar has no such window: ${id}`);
      return { width: parseInt(chosen.styles.width), height: parseInt(chosen.styles.height) };
    }, storyId),
  );

/** Resets the page, so that the next story starts as if it were the first. */
async function leaveFor(page: Page, id: string): Promise<void> {
  // A page that another page was opened over has lost the focus, and nothing on it looks focused.
  await page.bringToFront();
  await page.mouse.move(0, 0);
  try {
    await draw(page, between(id));
  } catch {
    // Storybook reloads its page when the work of a story has not ended shortly after it is left.
    await openPreview(page);
  }
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/**
 * Draws a story on the worker's page, after another one.
 * @returns Storybook's report: the errors that the play threw, and the findings of axe
 */
export async function showStory(page: Page, id: string, globals: Globals): Promise<PlayedStory> {
  await leaveFor(page, id);
  return alsoOnNewPage(page, () => draw(page, id, globals));
}

/** One page for all stories of a worker, because changing the story is faster than opening a page. */
export const test = base.extend<object, { stories: Page }>({
  stories: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: process.env['STORYBOOK_URL'] ?? '',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      await page.clock.setFixedTime(NOW);
      await openPreview(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
