import type { Page } from '@playwright/test';
import { expect, registerStudent, signIn, test } from './fixtures';
import { Desk } from './school';

const firstName = (page: Page) => page.getByLabel('First name', { exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** A registration that is begun, reached by a link from the dashboard. */
async function beginRegistration(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New Registration' }).first().click();
  await firstName(page).click();
  await page.keyboard.type('Asha');
}

const waysOut: readonly { way: string; leave: (page: Page) => Promise<unknown>; leadsTo: RegExp }[] = [
  {
    way: 'a link',
    leave: (page) => page.getByRole('link', { name: 'Student Profile' }).click(),
    leadsTo: /#\/office\/student-profile$/,
  },
  {
    way: 'Back',
    // Not `goBack`, which waits for a page that does not come.
    leave: (page) => page.evaluate(() => window.history.back()),
    leadsTo: /#\/office\/dashboard$/,
  },
  {
    way: 'the logout',
    leave: async (page) => {
      await page.getByRole('button', { name: 'Admin' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
    leadsTo: /#\/login\?login=office$/,
  },
];

test.describe('a form that is half typed', () => {
  test.beforeEach(async ({ page, office }) => {
    await signIn(page, office.url);
  });

  for (const { way, leave, leadsTo } of waysOut) {
    test(`asks before it is left by ${way}: stays as it was, or goes there after all`, async ({ page }) => {
      await beginRegistration(page);
      await leave(page);
      await question(page).getByRole('button', { name: 'Stay' }).click();
      await expect(page).toHaveURL(/#\/office\/register-student$/);
      await expect(firstName(page)).toHaveValue('Asha');
      await expect(page.getByRole('button', { name: 'Admin' })).toBeVisible();

      await leave(page);
      await question(page).getByRole('button', { name: 'Leave the page' }).click();
      await expect(page).toHaveURL(leadsTo);
      await expect(question(page)).toHaveCount(0);
    });
  }

  test('asks before it is reloaded', async ({ page }) => {
    await beginRegistration(page);
    const asked = page.waitForEvent('dialog');
    const reloading = page.evaluate(() => setTimeout(() => window.location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloading;
    await expect(firstName(page)).toHaveValue('Asha');
  });

  test('lets go without a question once nothing is typed any more', async ({ page }) => {
    await beginRegistration(page);
    await firstName(page).fill('');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
  });
});

test('a half typed update takes over what another desk changed meanwhile and loses nothing that was typed', async ({
  page,
  office,
}) => {
  await signIn(page, office.url);
  await page.getByRole('link', { name: 'New Registration' }).first().click();
  await registerStudent(page, { studentID: 'BOTH-1', firstName: 'Anita', lastName: 'Sharma' });

  await page.getByRole('link', { name: 'Student Service' }).click();
  await page.getByLabel('Student ID/Scholar No').fill('BOTH-1');
  await page.getByRole('button', { name: 'Find Student' }).click();
  const lastName = page.getByLabel('Last name', { exact: true });
  await lastName.fill(' Sharma Gupta ');

  const desk = await Desk.signedIn(office.url);
  const personalDetail = { fatherName: 'Mahesh Sharma' };
  await desk.put('/api/office/updateStudent', {
    studentID: 'BOTH-1',
    primaryMobile: '9000000001',
    personalDetail,
  });
  await page.getByRole('button', { name: 'Find Student' }).click();
  await expect(page.getByLabel('Primary mobile')).toHaveValue('9000000001');
  await expect(page.getByLabel("Father's name")).toHaveValue('Mahesh Sharma');
  await expect(lastName).toHaveValue(' Sharma Gupta ');

  await test.step('saved as the server keeps it, and nothing counts as typed any more', async () => {
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Student updated')).toBeVisible();
    await expect(lastName).toHaveValue('Sharma Gupta');
    await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeDisabled();
    const kept = await desk.get<{ primaryMobile: string; studentLastName: string }>(
      '/api/office/getStudentById?studentID=BOTH-1',
    );
    expect(kept).toMatchObject({ primaryMobile: '9000000001', studentLastName: 'Sharma Gupta' });
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
  });
});
