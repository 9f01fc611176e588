import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, type Page } from '@playwright/test';
import type { FinishedStory } from './finished-story';

/** When the stories of the pictures are told. */
const NOW = '2026-11-21T04:35:00Z';

/** What a page is opened with: Storybook takes a first story from the address only, and is at rest once it is drawn. */
const FIRST = 'display-badge--info';

/** What stands between two pictures: a story that is drawn already, in another theme, would not be played again. */
const between = (id: string) => (id === FIRST ? 'display-badge--success' : FIRST);

/** A story that was played, with what it threw. */
export type PlayedStory = FinishedStory & { readonly thrown: readonly unknown[] };

/** The toolbar's choices; whether axe stays out of it. */
interface Globals {
  readonly theme: string;
  readonly a11y: { readonly manual: boolean };
}

declare global {
  interface Window {
    /** The choices that this page has since it was loaded, as JSON. */
    chosenGlobals?: string | undefined;
  }
}

/** Loads the page anew, with a first story that is at rest. */
export async function openPreview(page: Page): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${FIRST}&globals=a11y.manual:!true`, {
    waitUntil: 'commit',
  });
  await page.locator('#storybook-root > *').first().waitFor();
}

/** Says what went wrong in a story, beside what Storybook says at its end. */
const FAILURES = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'unhandledErrorsWhilePlaying',
] as const;

/**
 * How long a story may take, in milliseconds: longer than a play that waits in vain. A page on which Storybook hangs (it
 * loads itself anew, and goes on with nothing) never says that a story is finished.
 */
const LONGEST_PLAY = 60_000;

/** Draws a story and waits until its play is over and its fonts are there. @throws where it never is */
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
        // What stands there is drawn anew with them; left before that has ended, Storybook would load its page anew.
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
      // All that axe has looked at is a hundred times as much, and stays where it is.
      const reporters = finished.reporters.map(({ result: { violations = [] } }) => ({
        result: { violations },
      }));
      return { ...finished, reporters, thrown };
    },
    [id, FAILURES, globals] as const,
  );

/** Does it once more where Storybook loaded its page anew meanwhile (leaveFor). */
async function alsoOnNewPage<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    await openPreview(page);
    return work();
  }
}

/** The window that a story asks for in the toolbar, as designers see it there; else that of an office's old screen. */
export const windowOf = (page: Page, storyId: string) =>
  alsoOnNewPage(page, () =>
    page.evaluate(async (id) => {
      const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id });
      const chosen = story?.parameters.viewport.options[story.storyGlobals.viewport?.value ?? 'office'];
      if (!chosen) throw new Error(`The toolbar has no such window: ${id}`);
      return { width: parseInt(chosen.styles.width), height: parseInt(chosen.styles.height) };
    }, storyId),
  );

/** Leaves the page as a story finds it that is opened first. */
async function leaveFor(page: Page, id: string): Promise<void> {
  // A page that another one was opened over has lost the focus, and nothing on it looks focused.
  await page.bringToFront();
  await page.mouse.move(0, 0);
  try {
    await draw(page, between(id));
  } catch {
    // Storybook loads its page anew when what a story began has not ended a moment after it is left.
    await openPreview(page);
  }
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/**
 * Draws a story on the page of its worker, after another one.
 * @returns what Storybook says of it: whether its play threw, and what; and what axe found
 */
export async function showStory(page: Page, id: string, globals: Globals): Promise<PlayedStory> {
  await leaveFor(page, id);
  return alsoOnNewPage(page, () => draw(page, id, globals));
}

/** One page for the stories of a worker: Storybook changes the story faster than a browser opens a page. */
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
