import type { Page } from '@playwright/test';

export interface FinishedStory {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  /** Of the accessibility addon: what axe found. */
  readonly reporters: readonly {
    readonly result: { readonly violations?: readonly { readonly id: string }[] };
  }[];
}

interface StorybookWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    readonly last: (event: 'storyFinished') => readonly [FinishedStory] | undefined;
  };
}

/** The toolbar's choices, as Storybook writes them into the address. */
export type Globals = Readonly<Record<string, string>>;

const asQuery = (globals: Globals) =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * Opens a story on a page of its own and waits until it is drawn, its play is over and its fonts are there.
 * Gives what Storybook says of it: whether its play threw, and what axe found.
 */
export async function openStory(page: Page, id: string, globals: Globals): Promise<FinishedStory> {
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${encodeURIComponent(asQuery(globals))}`);
  const handle = await page.waitForFunction(
    () => (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0],
  );
  await page.evaluate(() => document.fonts.ready);
  const finished = await handle.jsonValue();
  if (finished === undefined) throw new Error(`${id} did not finish`);
  return finished;
}
