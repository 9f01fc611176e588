import { expect, test, type Page } from '@playwright/test';
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
const withExample = new Set(
  indexed.filter(({ tags }) => tags?.includes('example')).map(({ title }) => title),
);

declare global {
  interface Window {
    /** The sum of all that moved by itself on a page of documentation. */
    layoutShift?: number;
  }
}

/** Adds up, from the first moment of a page, what moves on it without the reader's doing. */
function countShifts() {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In milliseconds: a page that moves by itself did it every two seconds. */
const watched = 1500;

interface Seen {
  readonly failures: readonly string[];
  readonly scrolledTo: readonly number[];
  /** How often frames inside the page were loaded while it was watched. */
  readonly reloads: number;
  readonly playedFrames: readonly string[];
  readonly withoutControl: readonly string[];
  /** Dialogs over the whole page. */
  readonly dialogs: number;
  readonly code: readonly string[];
  /** How far what was to be seen has moved by itself, as browsers count it. */
  readonly shift: number;
}

/** As the web's own measure has it: below a tenth is good; the pages keep to half of that. */
const STILL = 0.05;

/** Loads every frame of the page, and waits until every story is drawn, those in frames too. */
const drawn = (page: Page) =>
  page.waitForFunction(() => {
    const blocks = [...document.querySelectorAll('[data-story-block]')];
    const isDrawn = (block: Element) => {
      const frame = block.querySelector('iframe');
      // A browser loads a frame far below the window only once somebody scrolls to it.
      if (frame) frame.loading = 'eager';
      const root = frame
        ? frame.contentDocument?.querySelector('#storybook-root')
        : block.querySelector('[id^="story--"]');
      return root !== null && root !== undefined && root.childElementCount > 0;
    };
    return document.querySelector('#storybook-docs h1') !== null && blocks.every(isDrawn);
  });

/** The code of the example that a page of a part opens with, as far as it is shown. */
const codeOf = (page: Page) => page.locator('pre.prismjs').allInnerTexts();

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
    dialogs: await page.locator('dialog[open]').count(),
    code: await codeOf(page),
    shift: await page.evaluate(() => window.layoutShift ?? 0),
  };
}

/** Visits a page, and once more when it moved: on a busy machine fonts come late, and what moves of itself moves again. */
async function visitAtRest(page: Page, id: string): Promise<Seen> {
  const seen = await visit(page, id);
  return seen.shift < STILL ? seen : visit(page, id);
}

test('every story stands in one of the groups of the sidebar', () => {
  expect(indexed.filter((entry) => !groups.includes(groupOf(entry))).map(({ title }) => title)).toEqual([]);
});

for (const group of groups) {
  test(`the pages of ${group} load, hold still and open with their example`, async ({ browser, baseURL }) => {
    const waiting = pages.filter((entry) => groupOf(entry) === group);
    test.setTimeout(30_000 + waiting.length * 10_000);
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      viewport: { width: 1136, height: 768 },
    });
    await context.addInitScript(countShifts);
    const page = await context.newPage();
    for (const next of waiting) {
      const { code, shift, ...seen } = await visitAtRest(page, next.id);
      expect.soft(seen, next.id).toEqual({
        failures: [],
        scrolledTo: [0, 0],
        reloads: 0,
        playedFrames: [],
        withoutControl: [],
        dialogs: 0,
      });
      expect.soft(shift, `layout shift of ${next.id}`).toBeLessThan(STILL);
      if (withExample.has(next.title)) {
        expect.soft(code.join('\n'), `example of ${next.id}`).toContain("from '@school/ui");
      }
    }
    await context.close();
  });
}

/** Addresses as people send them: a state, a section, a heading of a page of words. */
const deepLinks = [
  { link: 'actions-button--docs#danger', top: 'Danger' },
  { link: 'display-datatable--docs#failed', top: 'Failed' },
  { link: 'forms-textinput--docs#keyboard-and-accessibility', top: 'Keyboard and accessibility' },
  { link: 'foundations-colours--docs#edges-and-focus-rings', top: 'Edges and focus rings' },
  { link: 'start-here-other-names--docs#chip-tag-pill-label', top: 'Chip, tag, pill, label' },
];

for (const { link, top } of deepLinks) {
  test(`the address ${link} lands where it points`, async ({ page }) => {
    await page.goto(`/?path=/docs/${link}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    // The frame around the page loads first, and the page then draws all its stories.
    await expect(preview.getByRole('heading', { name: new RegExp(`${top}$`) })).toBeInViewport({
      timeout: 90_000,
    });
  });
}
