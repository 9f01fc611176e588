import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import type { FinishedStory } from './open-story';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly importPath: string;
}

interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly storyStoreValue?: { loadStory: (asked: { storyId: string }) => Promise<object> };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly on: (event: 'storyFinished', listener: (story: FinishedStory) => void) => void;
    readonly emit: (event: 'setCurrentStory' | 'updateGlobals', what: object) => void;
  };
}

const index = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
) as { readonly entries: Readonly<Record<string, IndexEntry>> };

const ofTheKit = Object.values(index.entries).filter(
  ({ type, importPath }) => type === 'story' && importPath.startsWith('./libs/ui/'),
);
const components = [...new Set(ofTheKit.map(({ title }) => title))];

/** Plays look for English words and for the office's width, so they stay out: what is looked at here is the drawing. */
async function withoutPlays(page: Page) {
  await page.goto('/iframe.html');
  await page.waitForFunction(
    () => (window as unknown as Partial<PreviewWindow>).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  );
  await page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
      window as unknown as PreviewWindow;
    channel.emit('updateGlobals', { globals: { language: 'hi' } });
    const store = preview.storyStoreValue;
    if (store === undefined) return;
    const load = store.loadStory.bind(store);
    store.loadStory = async (asked) => ({ ...(await load(asked)), playFunction: undefined });
  });
}

/** One page for all stories of a worker: Storybook changes the story faster than a browser opens a page. */
const test = base.extend<object, { stories: Page }>({
  stories: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: process.env['STORYBOOK_URL'] ?? '',
        viewport: { width: 360, height: 740 },
      });
      await withoutPlays(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Draws a story and gives Storybook's verdict, axe's findings in it, and how far the page can be scrolled sideways. */
const show = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
    const finished = new Promise<FinishedStory>((resolve) => {
      channel.on('storyFinished', (story) => {
        if (story.storyId === storyId) resolve(story);
      });
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    const { status, reporters } = await finished;
    const { scrollWidth, clientWidth, lang } = document.documentElement;
    return { status, reporters, lang, overflow: scrollWidth - clientWidth };
  }, id);

const violations = (reporters: FinishedStory['reporters']) =>
  reporters.flatMap(({ result }) => (result.violations ?? []).map(({ id }) => id));

for (const title of components) {
  test(`${title} fits a phone in Hindi and stays accessible`, async ({ stories }) => {
    for (const { id } of ofTheKit.filter((story) => story.title === title)) {
      const { status, reporters, lang, overflow } = await show(stories, id);
      expect.soft({ lang, overflow }, id).toEqual({ lang: 'hi', overflow: 0 });
      expect.soft({ status, found: violations(reporters) }, id).toEqual({ status: 'success', found: [] });
    }
  });
}
