import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { violationsOn } from './axe';

/** The folder for pictures of the stories' screens, if wanted: `PICTURES=/tmp/school npx playwright test`. */
const PICTURES = process.env['PICTURES'];

/** Checks the screen for accessibility, and takes a picture of it at a desk and on a phone. */
export async function pictured(page: Page, name: string): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  if (PICTURES === undefined) return;
  await page.screenshot({ path: join(PICTURES, `${name}-1366.png`), fullPage: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.screenshot({ path: join(PICTURES, `${name}-360.png`), fullPage: true });
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** Saves the page as a printer would print it, once its paper is there. */
export async function printed(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  await page.locator('[data-print-sheet]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({ path: join(PICTURES, `${name}.pdf`), preferCSSPageSize: true });
}
