import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { violationsOn } from './axe';
import { expect, signIn, test } from './fixtures';
import { TABLET, widths } from './routes';
import { Desk, newStudent } from './school';

const PICTURES = process.env['PICTURES'];

/** Takes a picture of the screen at each width, if pictures are wanted. */
async function seen(page: Page, name: string): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  if (PICTURES === undefined) return;
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === TABLET ? 1024 : 768 });
    await page.screenshot({ path: join(PICTURES, `${name}-${String(width)}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
}

test('several students at once: chosen by the keyboard, looked at, given the bus, moved, and one section taken back', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  const names = ['Mohit Anant', 'Nisha Anant', 'Omkar Anant'];
  for (const [at, name] of names.entries())
    await desk.register(newStudent(name, 'Ramesh and Sita', 'female', '5'), `ANA-${String(at + 1)}`);
  await desk.post('/api/office/heads', {
    name: 'Van',
    every: 'monthly',
    price: 'stop',
    takers: 'chosen',
    isRefundable: false,
    from: new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }).slice(0, 7),
    stops: [{ name: 'Naini', amount: 650 }],
  });

  await signIn(page, office.url, '/#/office/student-profile?filter=anant');
  // Space chooses a row, Shift and the arrow choose more.
  await page.getByRole('checkbox', { name: 'Choose Mohit Anant' }).focus();
  for (const key of ['Space', 'Shift+ArrowDown', 'Shift+ArrowDown']) await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: '3 chosen' })).toBeAttached();
  await seen(page, 'many-list');
  await test.step('on a phone the bar of what is chosen has two lines, and no box takes the focus below it', async () => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 640 });
    const box = page.getByRole('checkbox', { name: 'Choose Omkar Anant' });
    await box.blur();
    await box.evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 5),
    );
    await box.focus();
    const isSeen = () =>
      box.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        return there?.closest('td') === element.closest('td');
      });
    await expect.poll(isSeen).toBe(true);
    if (before) await page.setViewportSize(before);
  });
  await page.getByRole('link', { name: 'Heads', exact: true }).click();
  await expect(page.getByText('3 students are chosen.')).toBeVisible();
  await page.getByLabel('Stop').selectOption('Naini');
  await seen(page, 'many-head');
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(page.getByRole('row', { name: /Mohit Anant/ })).toContainText('Monthly fee: ₹300 → ₹950');
  await expect(page.getByRole('heading', { name: /: 3 students/ })).toBeFocused();
  await seen(page, 'many-preview');
  await page.getByRole('button', { name: 'Change 3 students' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('Done: 3 students were changed.')).toBeVisible();
  // The pressed button is gone, but the keyboard focus is still on the page.
  await expect(page.getByRole('heading', { name: /: 3 students/ })).toBeFocused();
  await page.getByRole('link', { name: 'To the list of students' }).click();

  // Chooses every student the filter finds; meanwhile another desk changes one of them.
  await page.goto(`${office.url}/#/office/student-profile?filter=anant&chosen=*`);
  await expect(page.getByRole('checkbox', { name: 'Choose all on this page' })).toBeChecked();
  await page.getByRole('link', { name: 'Change section' }).click();
  await page.getByLabel('New section').selectOption('B');
  await seen(page, 'many-section');
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(page.getByRole('row', { name: /Nisha Anant/ })).toContainText('Section: A → B');
  await desk.put('/api/office/updateStudent', { studentID: 'ANA-2', primaryMobile: '9811111111' });
  await page.getByRole('button', { name: 'Change 3 students' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('Done: 2 changed, 1 refused and left as it is.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Nisha Anant/ })).toContainText('since the preview');
  await seen(page, 'many-result');

  await page.getByRole('button', { name: 'Restore the sections' }).click();
  await expect(page.getByRole('row', { name: /Mohit Anant/ })).toContainText('Section: B → A');
  await page.getByRole('button', { name: 'Change 2 students' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('Done: 2 students were changed.')).toBeVisible();

  // At another desk, or on another day, the change that was run can be found.
  await page.goto(`${office.url}/#/office/many-students`);
  await expect(page.getByRole('link', { name: 'Earlier sections' })).toBeVisible();
  await seen(page, 'many-earlier');
  await page.getByRole('link', { name: 'Section B' }).click();
  await expect(page.getByText('Done: 2 changed, 1 refused and left as it is.')).toBeVisible();
});

test('a preview that comes late leads nobody away from the page that was opened meanwhile', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Pavan Late', 'Ramesh and Sita', 'female', '5'), 'LATE-1');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/api/office/manyStudents/preview', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await signIn(page, office.url, '/#/office/many-students?students=LATE-1');
  await page.getByRole('combobox', { name: 'Section' }).selectOption('B');
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the page' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
  const isMade = page.waitForResponse(
    (made) => made.request().method() === 'POST' && made.url().endsWith('/manyStudents/preview'),
  );
  answer();
  await (await isMade).finished();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/#\/office\/dashboard$/);
});
