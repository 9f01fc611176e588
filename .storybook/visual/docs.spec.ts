import { expect, test, type Page } from '@playwright/test';
import { faultsOf } from './snippets';
import { indexed, type IndexEntry } from './story-index';

/** The sidebar from top to bottom (`storySort` in `preview.tsx`). */
const groups = [
  'Start here',
  'Foundations',
  'Forms',
  'Actions',
  'Feedback',
  'Navigation',
  'Display',
  'School',
  'Patterns',
  'Screens',
];

const groupOf = ({ title }: IndexEntry) => title.split('/')[0] ?? '';
const pages = indexed.filter(({ type }) => type === 'docs');
const played = new Set(indexed.filter(({ tags }) => tags?.includes('play-fn')).map(({ id }) => id));

/** In milliseconds: a page that moves by itself did it every two seconds. */
const watched = 1500;
const atOnce = 4;

interface Seen {
  readonly failures: readonly string[];
  readonly scrolledTo: readonly number[];
  /** How often frames inside the page were loaded while it was watched. */
  readonly reloads: number;
  readonly playedFrames: readonly string[];
  readonly withoutControl: readonly string[];
  readonly snippets: readonly string[];
}

/** Waits until every story of the page is drawn, those in frames too. */
const drawn = (page: Page) =>
  page.waitForFunction(() => {
    const blocks = [...document.querySelectorAll('[data-story-block]')];
    const isDrawn = (block: Element) => {
      const frame = block.querySelector('iframe');
      const root = frame
        ? frame.contentDocument?.querySelector('#storybook-root')
        : block.querySelector('[id^="story--"]');
      return root !== null && root !== undefined && root.childElementCount > 0;
    };
    return document.querySelector('#storybook-docs h1') !== null && blocks.every(isDrawn);
  });

/** The code below each story, opened all at once. */
async function snippetsOf(page: Page): Promise<readonly string[]> {
  const switches = page.getByRole('switch', { name: 'Show code' });
  // A part's page has code below each of its stories; another page may do without.
  if ((await page.locator('.docblock-argstable').count()) > 0) {
    await expect(switches).toHaveCount(await page.locator('[data-story-block]').count());
  }
  const closed = await switches.count();
  await switches.evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
  const code = page.locator('pre.prismjs');
  await expect(code).toHaveCount(closed);
  return code.allInnerTexts();
}

async function visit(page: Page, id: string): Promise<Seen> {
  const failures: string[] = [];
  page.removeAllListeners();
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
  await drawn(page);
  let reloads = 0;
  page.on('framenavigated', () => (reloads += 1));
  const scroll = () => page.evaluate(() => window.scrollY);
  const first = await scroll();
  await page.waitForTimeout(watched);
  const scrolledTo = [first, await scroll()];
  const frames = await page.locator('iframe').evaluateAll((all) => all.map((frame) => frame.id));
  const withoutControl = await page
    .locator('.docblock-argstable tr', { hasText: 'Set object' })
    .locator('td:first-child')
    .allInnerTexts();
  if (await page.locator('.sb-errordisplay').isVisible()) failures.push('Storybook shows an error');
  return {
    failures,
    scrolledTo,
    reloads,
    playedFrames: frames.map((frame) => frame.replace('iframe--', '')).filter((story) => played.has(story)),
    withoutControl,
    snippets: await snippetsOf(page),
  };
}

test('every story stands in one of the groups of the sidebar', () => {
  expect(indexed.filter((entry) => !groups.includes(groupOf(entry))).map(({ title }) => title)).toEqual([]);
});

for (const group of groups) {
  test(`the pages of ${group} load, hold still and teach what compiles`, async ({ browser, baseURL }) => {
    const waiting = pages.filter((entry) => groupOf(entry) === group);
    test.setTimeout(30_000 + waiting.length * 10_000);
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      viewport: { width: 1136, height: 768 },
    });
    const reader = async () => {
      const page = await context.newPage();
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { snippets, ...seen } = await visit(page, next.id);
        expect.soft(seen, next.id).toEqual({
          failures: [],
          scrolledTo: [0, 0],
          reloads: 0,
          playedFrames: [],
          withoutControl: [],
        });
        expect.soft(snippets.flatMap(faultsOf), `snippets of ${next.id}`).toEqual([]);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, reader));
    await context.close();
  });
}
