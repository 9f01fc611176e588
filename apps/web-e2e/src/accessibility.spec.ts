import axe from 'axe-core';
import { expect, signIn, test } from './fixtures';

const pages = [
  { name: 'home', path: '/#/' },
  { name: 'login', path: '/#/login?login=office' },
  ...['landing-page', 'about', 'branch', 'academics', 'infra', 'event'].map((page) => ({
    name: `the page ${page}`,
    path: `/#/${page}`,
  })),
  { name: 'register', path: '/#/register' },
  { name: 'forgot password', path: '/#/forgot-password' },
  { name: 'under construction', path: '/#/nowhere' },
  { name: 'dashboard', path: '/#/office/dashboard', office: true },
  { name: 'new registration', path: '/#/office/register-student', office: true },
  { name: 'registered students', path: '/#/office/student-profile', office: true },
  { name: 'staff', path: '/#/office/staff', office: true },
  { name: 'fees', path: '/#/office/accounts', office: true },
  { name: 'student service', path: '/#/office/student-service', office: true },
  { name: 'generate TC', path: '/#/office/student-service?tab=tc', office: true },
  { name: 'attendance', path: '/#/office/attendance', office: true },
  { name: 'result', path: '/#/office/result', office: true },
  { name: 'a screen that is still empty', path: '/#/office/calendar', office: true },
];

for (const { name, path, office: inOffice = false } of pages) {
  for (const width of [1366, 768, 360]) {
    test(`${name} at ${width} px: WCAG 2.2 AA, nothing wider than the screen`, async ({ page, office }) => {
      await page.setViewportSize({ width, height: 768 });
      if (inOffice) await signIn(page, office.url);
      await page.goto(office.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Through the debugger, because the page's policy rightly forbids inline scripts.
      await page.evaluate(axe.source);
      const violations = await page.evaluate(async () => {
        const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
        const result = await window.axe.run(document, { runOnly: tags });
        return result.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
        );
      });
      expect(violations).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
