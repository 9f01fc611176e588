import type { Page } from '@playwright/test';
import { ADMIN } from './admin';
import { expect, fillLogin, signIn, test } from './fixtures';
import { OfficeProcess } from './office-process';
import { goToDay, onOtherDay } from './go-to-day';
import { pictured, printed } from './pictured';
import { Desk, newStudent } from './school';

/** A Tuesday and the Wednesday after it. */
const [TUESDAY, WEDNESDAY] = ['2026-11-24', '2026-11-25'];

const NAMES = [
  'Asha',
  'Binod',
  'Chetan',
  'Divya',
  'Esha',
  'Farhan',
  'Gauri',
  'Harish',
  'Imran',
  'Jaya',
  'Kamal',
  'Lata',
];

const idOf = (at: number) => `3${String(at + 1).padStart(2, '0')}`;

/** An office with a section of twelve. */
async function openOffice(settings: Readonly<Record<string, string>> = {}): Promise<OfficeProcess> {
  const office = await OfficeProcess.open({ ADMIN_PASSWORD: ADMIN.password, ...settings });
  const desk = await Desk.signedIn(office.url);
  for (const [at, name] of NAMES.entries())
    await desk.register(newStudent(`${name} Verma`, 'Ramesh and Sita', 'female', '3'), idOf(at));
  return office;
}

const markPath = (day: string) => `/#/office/attendance/mark?branch=MLMEC&class=3&section=a&day=${day}`;
const quick = (page: Page) => page.getByRole('searchbox', { name: 'Who is not here' });
const save = (page: Page) => page.getByRole('button', { name: 'Save attendance' });
const markOf = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: `Attendance of ${name} Verma` });
const isMarked = (page: Page, name: string, state: string) =>
  expect(markOf(page, name).getByRole('radio', { name: state })).toBeChecked();

// The office stops before the page is closed.
test.use({ cutsNetwork: true });

test('a section is marked by keyboard, one mark is corrected the next day, and register, student and dashboard say the same', async ({
  page,
}) => {
  await goToDay(TUESDAY);
  const office = await openOffice(onOtherDay);
  try {
    await goToDay(TUESDAY, page);
    await signIn(page, office.url, '/#/office/attendance');
    await expect(page.getByRole('row', { name: /MLMEC III A/ })).toContainText('Not marked');
    await page.getByRole('link', { name: 'Mark MLMEC III A' }).click();

    // By the keyboard alone: the second student by roll number, the fifth by name, then Save.
    await expect(quick(page)).toBeFocused();
    await expect(page.getByText('Present: 12')).toBeVisible();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 Binod Verma: Absent')).toBeVisible();
    await page.keyboard.type('esha');
    await page.keyboard.press('Enter');
    await page.keyboard.type('9 l');
    await page.keyboard.press('Enter');
    await isMarked(page, 'Imran', 'On leave');
    // A letter on a row marks it and moves to the next.
    await markOf(page, 'Imran').getByRole('radio', { name: 'On leave' }).focus();
    await page.keyboard.press('p');
    await page.keyboard.press('h');
    await isMarked(page, 'Imran', 'Present');
    await isMarked(page, 'Jaya', 'Half day');
    await pictured(page, 'mark');
    await quick(page).focus();
    await page.keyboard.press('Enter');
    await expect(save(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Attendance of MLMEC III A is saved')).toBeVisible();
    await expect(page.getByText('Marked 24 Nov 2026')).toContainText('by Admin');

    await page.getByRole('link', { name: 'Back to the day' }).click();
    await expect(page.getByRole('row', { name: /MLMEC III A/ }).first()).toContainText('Present: 9');
    const absent = page.getByRole('row', { name: /Binod Verma/ });
    await expect(absent).toContainText('98765 43210');
    await pictured(page, 'today');
    await page.goto(`${office.url}/#/office/dashboard`);
    const tile = (label: string) => page.getByRole('term').filter({ hasText: label }).locator('xpath=..');
    await expect(tile('English-medium wing, present')).toContainText('10');
    await expect(tile('Present Today')).toContainText('1 of 1 sections marked');
    await expect(tile('RFID Attendance')).toContainText('No reader');
    await pictured(page, 'dashboard');

    await goToDay(WEDNESDAY, page);
    await signIn(page, office.url, markPath(TUESDAY));
    await expect(page.getByText('Everything is filled in')).toBeVisible();
    await quick(page).fill('302 L');
    await quick(page).press('Enter');
    await expect(save(page)).toBeDisabled();
    await quick(page).press('Enter');
    await expect(page.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('A note came from home');
    await save(page).click();
    await expect(page.getByText('First marked: Absent. Changed by Admin (admin)')).toContainText(
      'A note came from home',
    );
    await expect(page.getByText('Everything is filled in')).toBeVisible();
    await pictured(page, 'corrected');
    await expect(page.getByRole('link', { name: 'Back to the day' })).toHaveAttribute(
      'href',
      `#/office/attendance?tab=class&day=${TUESDAY}`,
    );

    const day = page.getByLabel('Day', { exact: true });
    await day.fill(WEDNESDAY);
    await expect(page).toHaveURL(new RegExp(`day=${WEDNESDAY}`));
    // The rows of the new day do not take the focus from a clerk still choosing the day.
    await expect(page.getByText('Not marked yet')).toBeVisible();
    await expect(day).toBeFocused();
    await day.fill(TUESDAY);
    await expect(page.getByText('First marked: Absent.')).toBeVisible();

    await page.getByRole('link', { name: 'Register', exact: true }).click();
    const line = page.getByRole('row', { name: /Binod Verma/ });
    await expect(line).toContainText('L*');
    await expect(line).toContainText('0.0');
    await expect(page.getByRole('row', { name: /Jaya Verma/ })).toContainText('50.0');
    await expect(page.getByRole('row', { name: /^Present/ })).toContainText('10');
    await pictured(page, 'register');
    await printed(page, 'register');

    await page.goto(`${office.url}/#/office/student-service?tab=attendance&studentID=302`);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('0 of 1');
    await expect(panel).toContainText('Absent → On leave, changed by Admin (admin): A note came from home');
    await pictured(page, 'student');
  } finally {
    await office.close();
  }
});

test('marks that are not saved outlive an offline minute, a lapsed session and a reload, and go over nothing that another desk marked', async ({
  page,
  context,
}) => {
  await goToDay(TUESDAY);
  const office = await openOffice(onOtherDay);
  try {
    await goToDay(TUESDAY, page);
    await signIn(page, office.url, markPath(TUESDAY));
    for (const typed of ['1 H', '2']) {
      await quick(page).fill(typed);
      await quick(page).press('Enter');
    }
    await context.setOffline(true);
    await office.stop();
    await save(page).click();
    await expect(page.getByText('Not saved yet; your marks stay here')).toBeVisible({
      timeout: 30_000,
    });
    await isMarked(page, 'Binod', 'Absent');
    await office.start();
    await context.setOffline(false);
    const desk = await Desk.signedIn(office.url);
    await desk.put('/api/office/attendance/day', {
      ...{ branch: 'MLMEC', class: '3', section: 'a', day: TUESDAY, revision: 0 },
      marks: NAMES.map((_, at) => ({ studentID: idOf(at), attendance: at === 0 ? 'leave' : 'present' })),
    });
    // The session lapses, and the same teacher signs in again.
    await page.evaluate(() => localStorage.removeItem('auth-token'));
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await fillLogin(page);
    await expect(page.getByText('What you typed before is back')).toBeVisible();
    await expect(page.getByText(/^Someone else has marked these already.*: Asha Verma\.$/)).toBeVisible();
    await isMarked(page, 'Asha', 'On leave');
    await isMarked(page, 'Binod', 'Absent');
    await save(page).click();
    await expect(page.getByText('Attendance of MLMEC III A is saved')).toBeVisible();
    await page.reload();
    await isMarked(page, 'Binod', 'Absent');
    await isMarked(page, 'Asha', 'On leave');
    await expect(page.getByText('What you typed before is back')).toHaveCount(0);

    // A student marked while the others are being saved over a slow network is not saved with them, and stays marked.
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    let answerNow = () => {};
    const isTyped = new Promise<void>((done) => (answerNow = done));
    await page.route('**/api/office/attendance/day', async (route) => {
      if (route.request().method() === 'PUT') await isTyped;
      await route.continue();
    });
    await quick(page).fill('3');
    await quick(page).press('Enter');
    await save(page).click();
    await sent;
    await quick(page).fill('4 L');
    await quick(page).press('Enter');
    answerNow();
    await expect(page.getByText('Attendance of MLMEC III A is saved')).toBeVisible();
    await isMarked(page, 'Chetan', 'Absent');
    await isMarked(page, 'Divya', 'On leave');
    // At the end of the page, where the footer lifts the bar, the message that the first was saved does not cover the button.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const isInReach = await save(page).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isInReach).toBe(true);
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    // The form shown after that keeps the focus and what is typed.
    await expect(quick(page)).toBeFocused();
    await quick(page).fill('5');
    await page.waitForTimeout(300);
    await expect(quick(page)).toHaveValue('5');
    await page.reload();
    await isMarked(page, 'Divya', 'On leave');

    // The office stores every call but no answer arrives: once the page reads the marks again, it reports nothing as unsaved.
    let lost = 0;
    await page.route('**/api/office/attendance/day', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await quick(page).fill('5');
    await quick(page).press('Enter');
    const readAnew = page.waitForResponse(
      (answer) => answer.url().includes('/attendance/day?') && lost === 3,
    );
    await save(page).click();
    await readAnew;
    await isMarked(page, 'Esha', 'Absent');
    await expect(save(page)).toBeDisabled();
    await expect(page.getByText('Not saved yet; your marks stay here')).toHaveCount(0);
  } finally {
    await office.close();
  }
});

test('the teachers of a day are marked by keyboard, and dashboard, stand-ins and their own days say the same (D62)', async ({
  page,
}) => {
  await goToDay(TUESDAY);
  const office = await OfficeProcess.open({
    ADMIN_PASSWORD: ADMIN.password,
    ...onOtherDay,
  });
  try {
    const desk = await Desk.signedIn(office.url);
    for (const fname of ['Khan', 'Rao'])
      await desk.addAccount({ fname, username: `${fname.toLowerCase()}-teacher`, role: 'teacher' });
    await goToDay(TUESDAY, page);
    await signIn(page, office.url, '/#/office/attendance?tab=teacher');
    await page.getByRole('link', { name: 'Mark the teachers' }).click();
    await quick(page).fill('rao-teacher L');
    await quick(page).press('Enter');
    await expect(
      page.getByRole('radiogroup', { name: 'Attendance of Rao' }).getByRole('radio', { name: 'On leave' }),
    ).toBeChecked();
    await pictured(page, 'mark-teachers');
    await quick(page).press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Attendance of Teachers is saved')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the day' }).click();
    await expect(page.getByRole('row', { name: /Rao/ })).toContainText('On leave');
    await pictured(page, 'teachers');

    await page.getByLabel('Student/Teacher ID').fill('rao-teacher');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Rao/ })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('0 of 1');
    await pictured(page, 'teacher');

    await test.step('who is looked for on one tab is nobody on the other', async () => {
      await page.getByRole('tab', { name: 'Student' }).click();
      await expect(page.getByRole('combobox', { name: 'Student/Teacher ID' })).toHaveValue('');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.goto(`${office.url}/#/office/attendance?tab=student&id=1001`);
      await page.getByRole('tab', { name: 'Teacher' }).click();
      await expect(page.getByRole('textbox', { name: 'Student/Teacher ID' })).toHaveValue('');
      await expect(page.getByRole('row', { name: /Rao/ })).toContainText('On leave');
    });

    await page.goto(`${office.url}/#/office/dashboard`);
    const tile = page.getByRole('term').filter({ hasText: 'Teachers' }).locator('xpath=..');
    await expect(tile).toContainText('of 2 marked today');
    await page.goto(`${office.url}/#/office/timetable/stand-ins`);
    await expect(page.getByLabel('Absent teacher').locator('option:checked')).toHaveText('Rao: On leave');
    await expect(page.getByRole('main')).toContainText('No lessons to cover');
  } finally {
    await office.close();
  }
});
