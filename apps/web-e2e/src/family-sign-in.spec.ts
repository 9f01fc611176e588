import type { Page } from '@playwright/test';
import { monthBefore, monthOfDay } from '@school/domain';
import { violationsOn } from './axe';
import { expect, test } from './fixtures';
import { goToDay } from './go-to-day';
import { Desk, FAMILY_LOGIN, newStudent, pay } from './school';

const OWN_PASSWORD = 'seven quiet rivers';

interface Handed {
  readonly password: string;
}

interface Attended {
  readonly share?: number;
}

interface Owed {
  readonly fees: { readonly outstandingDue: number };
}

const PHONE = { width: 360, height: 740 };

/** A Thursday: on a Sunday there would be no attendance to mark. */
const SCHOOL_DAY = '2026-11-26';
test.use({ day: SCHOOL_DAY });

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

/** The number of pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets the reader's own text size, as the phone's settings do. */
const setTextSize = (page: Page, size: string) =>
  page.evaluate((chosen) => {
    document.documentElement.style.fontSize = chosen;
  }, size);

test('a parent signs in on a phone with what the office gave, sets an own password, and reads the own child’s dues, receipt and days; another family reads none of it', async ({
  browser,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  const before = { feesFrom: monthBefore(monthOfDay(SCHOOL_DAY)) };
  await desk.register(newStudent('Asha Verma', 'Ramesh and Sita', 'female', '3', before), 'FAM-1');
  await desk.register(newStudent('Rohan Khan', 'Imran and Nazia', 'male', '3', before), 'FAM-2');
  await pay(desk, 'FAM-1', 'Asha Verma', 200);
  await desk.put('/api/office/attendance/day', {
    branch: 'MLMEC',
    class: '3',
    section: 'a',
    day: SCHOOL_DAY,
    revision: 0,
    marks: [
      { studentID: 'FAM-1', attendance: 'half' },
      { studentID: 'FAM-2', attendance: 'present' },
    ],
  });
  const { fees } = await desk.post<Owed>('/api/office/isFirstTimeDeposit', { studentID: 'FAM-1' });
  const attended = await desk.get<Attended>('/api/office/attendance/student?studentID=FAM-1');
  const given = async (studentID: string) =>
    (await desk.post<Handed>('/api/office/familyPassword', { studentID })).password;
  const password = await given('FAM-1');

  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', hasTouch: true });
  const page = await context.newPage();
  await goToDay(SCHOOL_DAY, page);
  await page.goto(`${office.url}/#/family/fees`);
  await expect(page.getByText('Login for students and parents')).toBeVisible();
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Student ID').fill('fam-1');
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();

  // No other page opens before the family has set its own password.
  await expect(page.getByRole('heading', { name: 'Set your own password' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('© 2019 M.L.M. Group of Schools');
  await page.goto(`${office.url}/#/family/results`);
  await expect(page.getByRole('heading', { name: 'Set your own password' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Password you were given/ }).fill(password);
  await page.getByRole('textbox', { name: /^New password/ }).fill(OWN_PASSWORD);
  await page.getByRole('textbox', { name: /^Password again/ }).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Set your own password' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  const due = page.getByRole('region', { name: 'Due now' });
  await expect(due.getByText(rupees(fees.outstandingDue), { exact: true })).toBeVisible();
  await expect(page.getByText('Asha Verma III A')).toBeVisible();

  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Fees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible();
  await expect(due.getByRole('paragraph').first()).toHaveText(rupees(fees.outstandingDue));
  // Each head is one line, however many months are owed.
  await expect(due.getByRole('definition')).toHaveText([rupees(fees.outstandingDue)]);
  const receipts = page.getByRole('list', { name: 'Receipts' }).getByRole('listitem');
  await expect(receipts).toHaveCount(1);
  await expect(receipts).toContainText('₹200');
  // Day, purpose and number stay below each other, however wide the window is.
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  const [day = 0, , purpose = 0, , number = 0] = await receipts
    .locator(':scope > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(purpose).toBeGreaterThan(day);
  expect(number).toBeGreaterThan(purpose);
  await page.setViewportSize(PHONE);

  await pages.getByRole('link', { name: 'Attendance' }).click();
  const whole = page.getByRole('region', { name: 'The whole session' });
  await expect(whole.getByText(`${attended.share?.toFixed(1) ?? ''}%`, { exact: true })).toBeVisible();

  for (const name of ['Home', 'Fees', 'Attendance', 'Results', 'Time table', 'Calendar']) {
    await pages.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await overflow(page), name).toBeLessThanOrEqual(0);
    await setTextSize(page, '200%');
    expect(await overflow(page), `${name} in large text`).toBeLessThanOrEqual(0);
    await pages.getByRole('link').last().focus();
    await expect(pages.getByRole('link').last()).toBeInViewport({ ratio: 0.9 });
    await setTextSize(page, '');
    expect(await violationsOn(page), name).toEqual([]);
  }

  // The token opens nothing of the office, and each answer belongs to the token's own student.
  const token = await page.evaluate(() => localStorage.getItem('auth-token') ?? '');
  const status = async (path: string, of = token) =>
    (await fetch(office.url + path, { headers: { 'auth-token': of } })).status;
  expect(await status('/api/office/getAllStudents')).toBe(403);
  expect(await status('/api/office/getStudentById?studentID=FAM-1')).toBe(403);
  await page.goto(`${office.url}/#/office/accounts`);
  await expect(page.getByText(/This account may not open the office area/)).toBeVisible();

  const ofOthers = { username: 'FAM-2', password: await given('FAM-2') };
  const { token: others } = await Desk.signedIn(office.url, ofOthers, FAMILY_LOGIN);
  // Before the family has set its own password, the token reads nothing at all.
  expect(await status('/api/family/fees', others)).toBe(403);
  const answer = await fetch(`${office.url}/api/family/password`, {
    method: 'POST',
    headers: { 'auth-token': others, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: await given('FAM-2'), password: OWN_PASSWORD }),
  });
  // The office has made a new password meanwhile, so the earlier token is void.
  expect(answer.status).toBe(401);

  const other = await (await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' })).newPage();
  await goToDay(SCHOOL_DAY, other);
  const handed = await given('FAM-2');
  await other.goto(`${office.url}/#/login?login=student`);
  await other.getByLabel('Student ID').fill('FAM-2');
  await other.getByRole('textbox', { name: 'Password' }).fill(handed);
  await other.getByRole('form', { name: 'Login' }).getByRole('button', { name: 'Login' }).click();
  await other.getByRole('textbox', { name: /^Password you were given/ }).fill(handed);
  await other.getByRole('textbox', { name: /^New password/ }).fill('eight green kettles');
  await other.getByRole('textbox', { name: /^Password again/ }).fill('eight green kettles');
  await other.getByRole('button', { name: 'Set your own password' }).click();
  await expect(other.getByText('Rohan Khan III A')).toBeVisible();
  await other.goto(`${office.url}/#/family/fees?studentID=FAM-1`);
  await expect(other.getByText('No payment yet')).toBeVisible();
  await expect(other.getByText('Asha')).toHaveCount(0);

  // Logging out leaves nothing on the phone, and ends the token.
  await page.goto(`${office.url}/#/family`);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.getByRole('button', { name: 'Asha' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Login for students and parents')).toBeVisible();
  await expect.poll(() => status('/api/family/student')).toBe(401);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/verma|FAM-1/i);
  await page.goBack();
  await expect(page.getByText('Asha Verma')).toHaveCount(0);
  await context.close();
});
