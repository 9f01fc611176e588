import { test as base, type Page } from '@playwright/test';
import type { FinishedStory } from './finished-story';
import { indexed } from './story-index';

/** What a control of the panel is, and what it would set. */
export interface ArgType {
  readonly control?: { readonly type?: string; readonly disable?: boolean } | string | false;
  readonly options?: readonly unknown[];
  readonly description?: string;
}

interface LoadedStory {
  readonly argTypes: Readonly<Record<string, ArgType>>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  /** What a story asks of the toolbar, and the windows that it may choose from. */
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly viewport: {
      readonly options: Readonly<
        Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
      >;
    };
  };
}

type Failure =
  'playFunctionThrewException' | 'storyThrewException' | 'storyErrored' | 'unhandledErrorsWhilePlaying';

interface Channel {
  readonly on: {
    (event: 'storyFinished', listener: (story: FinishedStory) => void): void;
    (event: 'storyUnchanged', listener: () => void): void;
    (event: Failure, listener: (failure: unknown) => void): void;
  };
  readonly off: Channel['on'];
  readonly once: (event: 'storyRendered', listener: () => void) => void;
  readonly emit: (
    event: 'setCurrentStory' | 'updateGlobals' | 'updateStoryArgs' | 'resetStoryArgs',
    what: object,
  ) => void;
}

declare global {
  /** The window in which Storybook draws a story; the first of these is there once it has begun. */
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: {
      readonly storyStoreValue?: { loadStory: (asked: { storyId: string }) => Promise<LoadedStory> };
    };
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** The stories of the kit, school's parts among them. */
export const ofTheKit = indexed.filter(
  ({ type, importPath }) => type === 'story' && importPath.startsWith('./libs/ui/'),
);
export const components = [...new Set(ofTheKit.map(({ title }) => title))];

/** The choices of the toolbar. */
type Globals = Readonly<Record<string, unknown>>;

/** Plays look for English words and for the office's width, so they stay out: what is looked at here is the drawing. */
async function withoutPlays(page: Page, globals: Globals) {
  await page.goto('/iframe.html');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  await page.evaluate((chosen) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
    channel.emit('updateGlobals', { globals: chosen });
    const store = preview?.storyStoreValue;
    if (store === undefined) return;
    const load = store.loadStory.bind(store);
    store.loadStory = async (asked) => ({ ...(await load(asked)), playFunction: undefined });
  }, globals);
}

/** One page for all stories of a worker: Storybook changes the story faster than a browser opens a page. */
export const test = base.extend<object, { globals: Globals; stories: Page }>({
  globals: [{}, { option: true, scope: 'worker' }],
  stories: [
    async ({ browser, globals }, use) => {
      const page = await browser.newPage({
        baseURL: process.env['STORYBOOK_URL'] ?? '',
        viewport: { width: 360, height: 740 },
      });
      await withoutPlays(page, globals);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
