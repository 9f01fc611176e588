import { test as base, type Page } from '@playwright/test';
import type { FinishedStory } from './finished-story';
import { indexed } from './story-index';

/** The type of a control in the panel, and the value that it would set. */
export interface ArgType {
  readonly control?: { readonly type?: string; readonly disable?: boolean } | string | false;
  readonly options?: readonly unknown[];
  readonly description?: string;
}

interface LoadedStory {
  readonly argTypes: Readonly<Record<string, ArgType>>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  /** The toolbar's choices of a story, and the windows to choose from. */
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
  /** The window in which Storybook draws a story; the first property exists once Storybook has started. */
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: {
      readonly storyStoreValue?: { loadStory: (asked: { storyId: string }) => Promise<LoadedStory> };
    };
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** The kit's stories, including those of the school's components. */
export const ofTheKit = indexed.filter(
  ({ type, importPath }) => type === 'story' && importPath.startsWith('./libs/ui/'),
);
export const components = [...new Set(ofTheKit.map(({ title }) => title))];

/** The toolbar's choices. */
type Globals = Readonly<Record<string, unknown>>;

/** Opens the page without plays: they look for English words at the office's width, and only the drawing is tested here. */
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

/** One page for all stories of a worker, because changing the story is faster than opening a page. */
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
