import type { Page } from '@playwright/test';
import { ADMIN } from './admin';
import { expect, fillLogin, setOwnPassword, signIn, test } from './fixtures';
import { Hands } from './hands';
import { pictured } from './pictured';
import { Desk, fillSchool } from './school';

const OWN_PASSWORD = 'sponge and blackboard';

/** Rupee signs, words for money, and Adhaar numbers as they are stored and as they are masked. */
const SECRETS = /₹|\bfee|\bdue|balance|adhaar|1234 ?1234 ?1234|XXXX XXXX/i;

const moreOf = (page: Page, name: string) => page.getByRole('button', { name: `More: ${name}` });

/** All texts of a page, also invisible ones: names of controls, hints, descriptions. */
const saidOn = (page: Page) => page.locator('body').ariaSnapshot();

test('D58, D61: an administrator adds a teacher with two sections by the keyboard; the teacher signs in by the Teacher entry, sees the own class lists, and nothing of money', async ({
  page: admin,
  browser,
  office,
}) => {
  await fillSchool(office.url);
  await signIn(admin, office.url, '/#/office/staff');
  const hands = new Hands(admin);
  await hands.tabTo(admin.getByRole('button', { name: 'Add account' }));
  await hands.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Add account' });
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await hands.type('Sunil');
  await hands.press('Tab');
  await hands.type('sunil.r');
  await hands.press('Tab', 'ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Teacher/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await hands.at(dialog).tabTo(dialog.getByRole('textbox', { name: 'Your own password' }));
  await hands.type(ADMIN.password);
  await hands.press('Enter');
  const slip = admin.getByRole('dialog', { name: 'Password for Sunil (sunil.r)' });
  const handed =
    (await slip
      .getByText(/^[b-z2-9]{4}-[b-z2-9]{4}-[b-z2-9]{4}$/)
      .first()
      .textContent()) ?? '';
  await slip.getByRole('button', { name: 'Done' }).click();

  await expect(admin.getByRole('heading', { name: 'Sections of Sunil (sunil.r)' })).toBeVisible();
  const choice = admin.getByRole('combobox', { name: 'Section to add' });
  for (const [section, subject] of [
    ['VI A · MLMEC', 'Mathematics'],
    ['III A · MLMEC', 'Hindi'],
  ] as const) {
    await hands.tabTo(choice);
    await choice.selectOption({ label: section });
    await hands.press('Tab', 'Enter');
    const given = admin.getByRole('group', { name: `Subjects in ${section}` });
    await hands.tabTo(given.getByRole('checkbox', { name: subject, exact: true }));
    await hands.press('Space');
    await admin.evaluate(() => window.scrollTo(0, 0));
    await admin.getByRole('heading', { level: 1 }).focus();
  }
  await hands.tabTo(admin.getByRole('checkbox', { name: 'Class teacher' }).first());
  await hands.press('Space');
  await pictured(admin, 'teacher-sections');
  await admin.getByRole('button', { name: 'Save sections' }).click();
  await expect(admin.getByText('The sections of Sunil (sunil.r) are saved.')).toBeVisible();
  await admin.getByRole('link', { name: 'Back to staff' }).click();
  await expect(admin.getByRole('row').filter({ hasText: 'sunil.r' })).toContainText(
    'MLMEC III A, MLMEC VI A',
  );

  const teacher = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await teacher.goto(office.url);
  await teacher.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await teacher.getByRole('menuitem', { name: 'Teacher' }).click();
  await expect(teacher.getByText('Login for teachers')).toBeVisible();
  await fillLogin(teacher, { username: 'sunil.r', password: handed });
  await setOwnPassword(teacher, handed, OWN_PASSWORD, 'My Sections');

  const sections = teacher.getByRole('table', { name: 'My sections' });
  await expect(sections.getByRole('row')).toHaveCount(3);
  await expect(sections.getByRole('row').nth(1)).toContainText('III A');
  await expect(sections.getByRole('row').nth(1)).toContainText('Class teacher');
  const links = teacher.getByRole('navigation').getByRole('link');
  await expect(links.filter({ hasText: /Student Profile|Fees|Staff|Settings|Dashboard/ })).toHaveCount(0);
  expect(await saidOn(teacher)).not.toMatch(SECRETS);
  await pictured(teacher, 'my-sections');
  await sections.getByRole('link', { name: 'III A' }).press('Enter');
  await expect(teacher.getByRole('heading', { name: 'Class list III A' })).toBeVisible();
  const list = teacher.getByRole('table', { name: 'Class list III A' });
  await expect(list.getByRole('row').nth(1)).toContainText('Aarav Mishra');
  await expect(list.getByRole('row')).toHaveCount(2);
  expect(await saidOn(teacher)).not.toMatch(SECRETS);
  await pictured(teacher, 'my-class-list');

  for (const address of ['accounts', 'student-profile/1001', 'staff', 'day-book', 'settings']) {
    await teacher.goto(`${office.url}/#/office/${address}`);
    await expect(teacher.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
    await expect(teacher.getByText('Only the school office can open this screen.')).toBeVisible();
    expect(await teacher.getByRole('main').ariaSnapshot()).not.toMatch(/Aarav|₹/);
  }
  await teacher.goto(`${office.url}/#/office/dashboard`);
  await expect(teacher).toHaveURL(/#\/office\/my-sections$/);
  await teacher.goto(`${office.url}/#/office/my-sections/MLMEC/5/a`);
  await expect(teacher.getByText(/^This section is not one of yours/)).toBeVisible();
  await teacher.goto(`${office.url}/#/office/calendar`);
  await expect(teacher.getByRole('heading', { name: 'Yearly Calendar' })).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'New' })).toHaveCount(0);
  await teacher.goto(`${office.url}/#/office/syllabus`);
  await expect(teacher.getByRole('table').getByRole('link')).toHaveText(['Hindi']);
  expect(await saidOn(teacher)).not.toMatch(SECRETS);
  await teacher.getByRole('link', { name: 'Hindi' }).click();
  await expect(teacher.getByRole('button', { name: 'Add a unit' })).toBeVisible();

  await admin.reload();
  await moreOf(admin, 'Sunil (sunil.r)').click();
  await admin.getByRole('menuitem', { name: 'Sections and subjects' }).click();
  await admin.getByRole('button', { name: 'Remove: VI A · MLMEC' }).click();
  await admin.getByRole('button', { name: 'Save sections' }).click();
  await expect(admin.getByText('The sections of Sunil (sunil.r) are saved.')).toBeVisible();
  await teacher.goto(`${office.url}/#/office/my-sections`);
  await teacher.reload();
  await expect(sections.getByRole('row')).toHaveCount(2);

  await teacher.getByRole('button', { name: 'Sunil' }).click();
  await expect(teacher.getByRole('menuitem')).toHaveText([
    'My Sections',
    'Change password',
    'हिन्दी',
    'Logout',
  ]);
  await teacher.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(teacher).toHaveURL(/#\/login\?login=teacher$/);
  await fillLogin(teacher, { username: 'sunil.r', password: OWN_PASSWORD });
  await expect(teacher.getByRole('heading', { name: 'My Sections' })).toBeVisible();
  await teacher.context().close();
});

test('D64: Settings has the subjects of each class, and a teacher is offered what was chosen there', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await signIn(page, office.url, '/#/office/settings?tab=subjects');
  await page.getByRole('button', { name: 'Change the subjects of MLMEC VII', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Subjects of MLMEC VII' });
  const box = dialog.getByRole('textbox', { name: 'Subjects' });
  await box.fill('English\nHindi\nenglish');
  await box.press('Tab');
  await expect(dialog.getByText('Each subject can be listed only once').first()).toBeVisible();
  await box.fill('English\nHindi\n\nRobotics\n');
  await dialog.getByRole('button', { name: 'Save subjects' }).press('Enter');
  await expect(page.getByText('The subjects of MLMEC VII are saved.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Robotics' })).toContainText(
    'English, Hindi, Robotics',
  );
  await pictured(page, 'settings-subjects');
  const [seven] = await desk.get<{ subjects: string[] }[]>('/api/office/subjects?branch=MLMEC&class=7');
  expect(seven?.subjects).toEqual(['English', 'Hindi', 'Robotics']);
});
