import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { expect, signIn, test } from '../src/fixtures';
import { EXAM, openRoute, pathTold, routes, widths, type Route } from '../src/routes';
import { Desk, FAMILY_LOGIN } from '../src/school';
import { onSchoolDay, openSchoolDay } from '../src/school-day';

const FOLDER = join(import.meta.dirname, '../../../docs/screens');
const HEIGHTS = { 1366: 768, 768: 1024, 360: 740 } as const;

/** The student whose family is shown: in the section that was marked and examined. */
const CHILD = '1007';
const OWN_PASSWORD = 'seven quiet rivers';

/** The family's own screens. */
const atHome: readonly Route[] = ['', 'fees', 'attendance', 'results', 'timetable', 'calendar']
  .map((page) => ({ name: `family-${page || 'home'}`, path: `family/${page}`, inOffice: false }))
  .concat({ name: 'family-report-card', path: `family/results/${EXAM}`, inOffice: false });

const index = `# Every screen

Taken by \`npm run screens\` with a school of fourteen students, at the widths of an office's old screen, a tablet and a
phone. The students are invented; the carousel shows the bundled pictures.

| Screen | Address | 1366 px | 768 px | 360 px |
| ------ | ------- | ------- | ------- | ------ |
${[...routes, ...atHome]
  .map(({ name, path }) => {
    const pictures = widths.map((width) => `[picture](${name}-${String(width)}.webp)`);
    return `| ${[name, `\`/#/${pathTold(path)}\``, ...pictures].join(' | ')} |`;
  })
  .join('\n')}
`;

/** Makes the window as high as the page, so that bars sticking to the window's edges are in their places. */
async function showWhole(page: Page, width: (typeof widths)[number]): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, HEIGHTS[width]) });
  await page.mouse.move(0, 0);
}

/** Gives a family its password, which it replaces with its own. */
async function letFamilyIn(url: string): Promise<void> {
  const office = await Desk.signedIn(url);
  const { password } = await office.post<{ password: string }>('/api/office/familyPassword', {
    studentID: CHILD,
  });
  const family = await Desk.signedIn(url, { username: CHILD, password }, FAMILY_LOGIN);
  await family.post('/api/family/password', { currentPassword: password, password: OWN_PASSWORD });
}

async function signInAtHome(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/login?login=student`);
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Student ID').fill(CHILD);
  await form.getByRole('textbox', { name: 'Password' }).fill(OWN_PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
}

test('every screen at every width', async ({ page, officeOf }) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  // The pictures of the placeholder service change each time; offline the bundled ones are shown, which do not.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { url, ...filled } = await openSchoolDay(officeOf, import.meta.filename);
  await letFamilyIn(url);
  await onSchoolDay(page);
  const signOut = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    const take = async (shown: readonly Route[], { isWhole }: { readonly isWhole: boolean }) => {
      for (const route of shown) {
        await openRoute(page, url, route, filled);
        if (isWhole) await showWhole(page, width);
        const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
        await page.setViewportSize({ width, height: HEIGHTS[width] });
        const small = await sharp(picture).webp({ quality: 80, effort: 5 }).toBuffer();
        writeFileSync(join(FOLDER, `${route.name}-${String(width)}.webp`), small);
      }
    };
    await take(
      routes.filter(({ inOffice }) => !inOffice),
      { isWhole: false },
    );
    await signIn(page, url);
    await take(
      routes.filter(({ inOffice }) => inOffice),
      { isWhole: true },
    );
    await signOut();
    await signInAtHome(page, url);
    await take(atHome, { isWhole: true });
    await signOut();
  }
  const path = join(FOLDER, 'README.md');
  writeFileSync(path, await format(index, { ...(await resolveConfig(path)), parser: 'markdown' }));
});
