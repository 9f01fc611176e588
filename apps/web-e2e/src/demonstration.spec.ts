import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ADMIN } from './admin';
import { expect, signIn, test } from './fixtures';
import { OfficeProcess } from './office-process';

const DEMO = join(import.meta.dirname, '../../api/dist/demo.js');
const STUDENT = '1001';

const bar = (page: Page) => page.getByText('Demonstration school: nothing here is real', { exact: true });

test.describe('A demonstration school', () => {
  let folder = '';
  let demo: OfficeProcess;

  test.beforeAll(async () => {
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

  test('says on each screen that nothing is real, before and after signing in', async ({ page }) => {
    for (const path of ['', 'about', 'login?login=office', 'nowhere']) {
      await page.goto(`${demo.url}/#/${path}`);
      await expect(bar(page)).toBeVisible();
    }
    await signIn(page, demo.url);
    for (const path of ['dashboard', 'student-profile', `accounts?studentID=${STUDENT}`, 'settings']) {
      await page.goto(`${demo.url}/#/office/${path}`);
      await expect(bar(page)).toBeVisible();
    }
  });
});
