import { expect } from '@playwright/test';
import { openPreview, showStory, test } from './played-page';

test('a table is printed without the boxes that choose its rows, and without what is done with them', async ({
  stories: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await showStory(page, 'display-selectabletable--some-chosen', { theme: 'light', a11y: { manual: true } });
  const table = page.getByRole('table');
  await expect(table.getByRole('checkbox')).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(table.getByRole('rowheader', { name: 'Bela Das', exact: true })).toBeVisible();
  await expect(table.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print slips' })).toBeHidden();
  await page.emulateMedia({ media: null });
  // The colour behind a page that was looked at as paper stays white until it is loaded again.
  await openPreview(page);
});

test('what stands at the side of a page is not cut by its edge', async ({ stories: page }) => {
  await showStory(page, 'screens-parts-report-card--cbse', { theme: 'light', a11y: { manual: true } });
  await page.emulateMedia({ media: 'print' });
  const sideOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().right);
  expect(await sideOf('[data-print-sheet] table')).toBeLessThan(await sideOf('[data-print-sheet]'));
  await page.emulateMedia({ media: null });
  await openPreview(page);
});

test('the printed dues of a family have the code to scan, not a button', async ({ stories: page }) => {
  // A sheet is narrower than the screens that show the code.
  await page.setViewportSize({ width: 718, height: 1000 });
  await showStory(page, 'screens-family--fees-on-phone', { theme: 'light', a11y: { manual: true } });
  const code = page.getByRole('img', { name: 'QR code to pay ₹950 by UPI' });
  const link = page.getByRole('link', { name: 'Pay ₹950 by UPI' });
  await expect(link).toBeVisible();
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect(link).toBeHidden();
  await page.emulateMedia({ media: null });
  await openPreview(page);
});

test('what is printed from the dark look is black', async ({ stories: page }) => {
  await showStory(page, 'screens-parts-handed-password--shown-once', {
    theme: 'dark',
    a11y: { manual: true },
  });
  await page.emulateMedia({ media: 'print' });
  const black = 'rgb(0, 0, 0)';
  await expect(page.locator('[data-print-sheet]').getByText('k7mp-w3qx-t9hd')).toHaveCSS('color', black);
  // The title and the number below each page are in the letters of the root.
  await expect(page.locator('html')).toHaveCSS('color', black);
  await page.emulateMedia({ media: null });
  await openPreview(page);
});

test('below a report card stands whose it is, and not how many are printed with it', async ({
  stories: page,
}) => {
  await showStory(page, 'screens-parts-report-card--cbse', { theme: 'light', a11y: { manual: true } });
  await page.emulateMedia({ media: 'print' });
  const { own, foot } = await page.locator('[data-print-sheet] article').evaluate((card) => {
    const named = getComputedStyle(card).getPropertyValue('page');
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const found = rules.filter((rule) => rule instanceof CSSPageRule && rule.selectorText === named);
    return { own: named, foot: found.map(({ cssText }) => cssText).join() };
  });
  expect(own).not.toBe('auto');
  expect(foot).toContain('"Report card: Half-yearly, Aarav Mishra"');
  expect(foot).toMatch(/@bottom-right \{ content: none/);
  await page.emulateMedia({ media: null });
  await openPreview(page);
});

/** How wide A4 is between its margins, in pixels of CSS. */
const PAPER = 718;

/** How wide it is on its long side; a browser prints what is wider up to a third smaller, and cuts off the rest. */
const ACROSS = 1047;

test('a class sheet of the most subjects is not cut at its side', async ({ stories: page }) => {
  await page.setViewportSize({ width: ACROSS, height: PAPER });
  await showStory(page, 'screens-parts-class-sheet--many-subjects', {
    theme: 'light',
    a11y: { manual: true },
  });
  await page.emulateMedia({ media: 'print' });
  const table = page.locator('[data-print-sheet] table').first();
  expect(await table.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(ACROSS * 1.5);
  await page.emulateMedia({ media: null });
  await openPreview(page);
});

/** And how high. */
const PAPER_HEIGHT = 1046;

test('a report card of the most subjects, and who signs it, stand on one page', async ({ stories: page }) => {
  await page.setViewportSize({ width: PAPER, height: 1000 });
  await showStory(page, 'screens-parts-report-card--most-subjects', {
    theme: 'light',
    a11y: { manual: true },
  });
  await page.emulateMedia({ media: 'print' });
  const card = page.locator('[data-print-sheet] article');
  expect(await card.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThanOrEqual(PAPER_HEIGHT);
  await page.emulateMedia({ media: null });
  await openPreview(page);
});

for (const story of ['office-desk--student-record', 'parts-closing--sheet'])
  test(`who signs does so on no page alone: ${story}`, async ({ stories: page }) => {
    await page.setViewportSize({ width: PAPER, height: 1000 });
    await showStory(page, `screens-${story}`, { theme: 'light', a11y: { manual: true } });
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-print-sheet]').first();
    // Columns break as pages do: the first ends in the middle of the signature.
    const columns = await sheet.evaluate((paper) => {
      const parts = [...paper.querySelectorAll('article > *')].slice(-2);
      const { left, top, width } = paper.getBoundingClientRect();
      const height = (parts[1]?.getBoundingClientRect().top ?? 0) - top + 5;
      paper.setAttribute('style', `columns: 1; column-gap: 0; column-fill: auto; block-size: ${height}px`);
      return parts.map((part) => Math.floor((part.getBoundingClientRect().left - left) / width));
    });
    expect(columns).toEqual([1, 1]);
    await page.emulateMedia({ media: null });
    await openPreview(page);
  });

for (const story of ['day-book', 'register-of-receipts'])
  test(`the longest row is no wider than its paper, which would be printed smaller: ${story}`, async ({
    stories: page,
  }) => {
    await page.setViewportSize({ width: PAPER, height: 1000 });
    await showStory(page, `screens-parts-${story}--on-paper`, { theme: 'light', a11y: { manual: true } });
    await page.emulateMedia({ media: 'print' });
    const table = page.locator('[data-print-sheet] table').first();
    expect(await table.evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(PAPER);
    await page.emulateMedia({ media: null });
    await openPreview(page);
  });
