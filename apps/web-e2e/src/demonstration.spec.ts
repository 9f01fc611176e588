import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ADMIN } from './admin';
import { expect, signIn, test } from './fixtures';
import { OfficeProcess } from './office-process';
import { textsOfPages } from './pdf-text';
import { Desk } from './school';

const DEMO = join(import.meta.dirname, '../../api/dist/demo.js');
const STUDENT = '1001';

const says = {
  en: 'Demonstration school: nothing here is real',
  hi: 'प्रदर्शन विद्यालय: यहाँ कुछ भी वास्तविक नहीं है',
};

const bar = (page: Page, language: keyof typeof says = 'en') =>
  page.getByText(says[language], { exact: true });

test.describe('A demonstration school', () => {
  let folder = '';
  let demo: OfficeProcess;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    folder = mkdtempSync(join(tmpdir(), 'school-demo-'));
    const settings = { DATA_DIR: folder, MONGODB_URI: '', ADMIN_PASSWORD: ADMIN.password };
    execFileSync(process.execPath, [DEMO, '--students', '8', '--today', '2026-04-20'], {
      env: { ...process.env, ...settings },
    });
    demo = await OfficeProcess.open(settings);
  });

  test.afterAll(async () => {
    await demo.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('says on each screen that nothing is real, before and after signing in, in both languages', async ({
    page,
  }) => {
    for (const path of ['', 'about', 'login?login=office', 'nowhere']) {
      await page.goto(`${demo.url}/#/${path}`);
      await expect(bar(page)).toBeVisible();
    }
    await signIn(page, demo.url);
    for (const path of ['dashboard', 'student-profile', `accounts?studentID=${STUDENT}`, 'settings']) {
      await page.goto(`${demo.url}/#/office/${path}`);
      await expect(bar(page)).toBeVisible();
    }
    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.reload();
    await expect(bar(page, 'hi')).toBeVisible();
  });

  test('says so on every page of its papers, on each half and slip of them', async ({ page }) => {
    const desk = await Desk.signedIn(demo.url);
    const [latest] = await desk.get<{ studentID: string; studentReceiptNo: string }[]>(
      '/api/office/receipts?size=1',
    );
    const receipt = new URLSearchParams({ ...latest }).toString();
    await page.addInitScript((token) => localStorage.setItem('auth-token', token), desk.token);
    for (const path of [
      `receipt?${receipt}`,
      `student-profile/${STUDENT}/statement`,
      `student-profile/${STUDENT}/record`,
      'defaulters/list',
      'defaulters/slips',
    ]) {
      await page.goto(`${demo.url}/#/office/${path}`);
      await expect(page.locator('[data-print-sheet]')).toBeVisible();
      const pages = textsOfPages(await page.pdf({ preferCSSPageSize: true })).map((text) =>
        text.replaceAll(/\s/g, ''),
      );
      expect(pages.length).toBeGreaterThan(0);
      for (const text of pages)
        expect(text.split('DEMONSTRATION').length - 1, path).toBeGreaterThanOrEqual(6);
    }
  });

  test('a school says nothing of it', async ({ page, office }) => {
    const told = page.waitForResponse('**/api/demonstration');
    await page.goto(office.url);
    expect(await (await told).json()).toEqual({ isDemonstration: false });
    await expect(bar(page)).toHaveCount(0);
    await signIn(page, office.url);
    await page.goto(`${office.url}/#/office/defaulters/list`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-paper-mark]')).toHaveCount(0);
  });
});
