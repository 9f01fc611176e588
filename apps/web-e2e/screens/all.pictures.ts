import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { signIn, test } from '../src/fixtures';
import { openRoute, routes, widths } from '../src/routes';
import { fillSchool } from '../src/school';
import { fillSchoolDay } from '../src/school-day';

const FOLDER = join(import.meta.dirname, '../../../docs/screens');
const HEIGHTS = { 1366: 768, 768: 1024, 360: 740 } as const;

const index = `# Every screen

Taken by \`npm run screens\` with a school of fourteen students, at the widths of an office's old screen, a tablet and a
phone. The students are invented; the carousel shows the bundled pictures.

| Screen | Address | 1366 px | 768 px | 360 px |
| ------ | ------- | ------- | ------- | ------ |
${routes
  .map(({ name, path }) => {
    const pictures = widths.map((width) => `[picture](${name}-${String(width)}.webp)`);
    return `| ${[name, `\`/#/${path.replace(/=LAST-RECEIPT/, '=…')}\``, ...pictures].join(' | ')} |`;
  })
  .join('\n')}
`;

/** Makes the window as high as the page, so that what sticks to the window's edges lies where it belongs. */
async function showWhole(page: Page, width: (typeof widths)[number]): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, HEIGHTS[width]) });
  await page.mouse.move(0, 0);
}

test('every screen at every width', async ({ page, office }) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  // The pictures of the placeholder service change each time; the bundled ones do not.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { receipt } = await fillSchool(office.url);
  await fillSchoolDay(office.url);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    for (const inOffice of [false, true]) {
      if (inOffice) await signIn(page, office.url);
      for (const route of routes.filter((one) => one.inOffice === inOffice)) {
        await openRoute(page, office.url, route, receipt);
        if (inOffice) await showWhole(page, width);
        const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
        await page.setViewportSize({ width, height: HEIGHTS[width] });
        const small = await sharp(picture).webp({ quality: 80, effort: 5 }).toBuffer();
        writeFileSync(join(FOLDER, `${route.name}-${String(width)}.webp`), small);
      }
    }
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  }
  const path = join(FOLDER, 'README.md');
  writeFileSync(path, await format(index, { ...(await resolveConfig(path)), parser: 'markdown' }));
});
