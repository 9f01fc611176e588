import type { Page } from '@playwright/test';
import { violationsOn } from './axe';
import { expect, isOfPlaceholder, test as base } from './fixtures';
import { isShown, openRoute, routes, TABLET, widths } from './routes';
import { onSchoolDay, openSchoolDay, type Filled } from './school-day';
import { walkWithTab } from './tab-walk';

const test = base.extend<object, { readonly school: Filled }>({
  school: [
    async ({ officeOf }, use) => use(await openSchoolDay(officeOf, import.meta.filename)),
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await onSchoolDay(page);
    await use(page);
  },
});

// Each screen is a test of its own, for whichever worker is free: one after the other, they would hold up the end of a run.
test.describe.configure({ mode: 'parallel' });

/** Signs this browser in before its first page. */
const signedIn = (page: Page, token: string) =>
  page.addInitScript((stored) => localStorage.setItem('auth-token', stored), token);

/** The number of pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );

/** The lists whose chosen text is longer than their box, which shows only its beginning. */
const cutChoices = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((select) => {
      const only = select.cloneNode() as HTMLSelectElement;
      const chosen = select.selectedOptions[0];
      if (!chosen || select.closest('dialog:not([open])') || select.clientWidth === 0) return [];
      only.append(chosen.cloneNode(true));
      only.style.inlineSize = 'max-content';
      select.after(only);
      const isCut = only.offsetWidth > select.offsetWidth;
      only.remove();
      return isCut ? [chosen.text] : [];
    }),
  );

/** The headings more than one level below the heading before them: a screen reader's user would miss a level. */
const skippedLevels = (page: Page) =>
  page.getByRole('heading').evaluateAll((headings) =>
    headings.flatMap((heading, at) => {
      const level = (one?: Element) => Number(one?.tagName.slice(1) ?? 0);
      return level(heading) > level(headings[at - 1]) + 1 ? [heading.textContent] : [];
    }),
  );

/** Collects the errors that the program's own pages report only to the console or the network. */
function listen(page: Page, url: string): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    const isOurs =
      message.text() !== 'Service Worker registration blocked by Playwright' && !isOfPlaceholder(message);
    if (isOurs && ['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  page.on('requestfailed', (request) => {
    // A request that the program itself cancelled, because nobody waits for it, has not failed.
    const isTakenBack = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (request.url().startsWith(url) && !isTakenBack) heard.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.url().startsWith(url) && response.status() >= 400) heard.push(`refused: ${response.url()}`);
  });
  return heard;
}

/** The size of a window at 200 % zoom on an office's old screen: half the pixels, twice as large. */
const ZOOMED = { width: 683, height: 384 };

/** A small screen on which the sidebar stays open, so that a page has no more room than on a tablet. */
const BESIDE_SIDEBAR = { width: 1024, height: 600 };

/**
 * Returns the cut texts. A busy browser sometimes keeps the layout of the size before, though it says that the rules of the new one
 * match; it judges them again when its window crosses a breakpoint, which a change of height alone does not.
 */
async function cutAt(page: Page, size: { width: number; height: number }) {
  const cut = await cutChoices(page);
  if (cut.length > 0) {
    await page.setViewportSize({ ...size, width: size.width > TABLET ? 360 : 1366 });
    await page.setViewportSize(size);
  }
  return cut;
}

/** Polls, as the frame follows its window a moment later. */
async function expectToFit(page: Page, size: { width: number; height: number }, where: string) {
  await page.setViewportSize(size);
  await expect.poll(() => overflow(page), { message: `wider than its window ${where}` }).toBe(0);
  await expect.poll(() => cutAt(page, size), { message: `cut ${where}` }).toEqual([]);
}

for (const route of routes) {
  test(`the screen ${route.name} at ${widths.join(', ')} px: fits, no choice is cut, also at 200% zoom and in Hindi, is silent, WCAG 2.2 AA, all of it within reach of Tab`, async ({
    page,
    school,
  }) => {
    const heard = listen(page, school.url);
    if (route.inOffice) await signedIn(page, school.token);
    await page.setViewportSize({ width: widths[0], height: 768 });
    await openRoute(page, school.url, route, school);
    expect(await skippedLevels(page)).toEqual([]);
    for (const width of widths) {
      await expectToFit(page, { width, height: 768 }, `at ${width} px`);
      // A tablet has the same parts as a phone's screen in the same places, with more room.
      if (width === TABLET) continue;
      // Polls, as the parts that scroll at this width are marked a moment later, too.
      await expect.poll(() => violationsOn(page), { message: `at ${width} px` }).toEqual([]);
      expect(await walkWithTab(page), `at ${width} px`).toEqual([]);
    }
    await expectToFit(page, BESIDE_SIDEBAR, 'beside the sidebar');
    await expectToFit(page, ZOOMED, 'at 200% zoom');

    await page.context().addCookies([{ name: 'language', value: 'hi', url: school.url }]);
    await page.reload();
    await isShown(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    for (const width of [360, 1366])
      await expectToFit(page, { width, height: 768 }, `at ${width} px in Hindi`);
    expect(heard).toEqual([]);
  });
}

test('with reduced motion nothing moves by itself and nothing glides', async ({ page, school }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(school.url);
  const carousel = page.getByRole('region', { name: 'Pictures of the school' });
  await expect(carousel.getByRole('button', { name: /next/i })).toBeVisible();
  await expect(carousel.getByRole('button', { name: /pause/i })).toHaveCount(0);
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return Math.max(parseFloat(transitionDuration), parseFloat(animationDuration)) > 0.01;
      }).length,
  );
  expect(moving).toBe(0);
});

test('dark is a choice of the user, kept on this device, and every page stays readable in it', async ({
  page,
  school,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signedIn(page, school.token);
  const names = ['home', 'dashboard', 'student-profile', 'accounts-found', 'receipt'];
  const shown = routes.filter(({ name }) => names.includes(name));
  expect(shown).toHaveLength(names.length);
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.goto(school.url);
  expect(await scheme()).toBe('light');
  const choice = page.getByRole('group', { name: 'Appearance' });
  await choice.getByRole('button', { name: 'As the device' }).click();
  for (const route of shown) {
    await openRoute(page, school.url, route, school);
    await page.reload();
    await isShown(page);
    expect(await scheme()).toBe('dark');
    expect(await violationsOn(page)).toEqual([]);
  }
  await choice.getByRole('button', { name: 'Light' }).click();
  expect(await scheme()).toBe('light');
});
