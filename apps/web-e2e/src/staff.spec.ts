import type { Browser, Page } from '@playwright/test';
import { ADMIN } from './admin';
import { expect, fillLogin, setOwnPassword, signIn, test } from './fixtures';

const WAITING = 'Your account is waiting for an administrator to let it in.';

async function register(page: Page, url: string, fname: string, username: string, password: string) {
  await page.goto(`${url}/#/login?login=office`);
  await page.getByRole('link', { name: 'New Office Registration' }).click();
  const form = page.getByRole('form', { name: 'New Office Registration' });
  await form.getByLabel('First name').fill(fname);
  await form.getByLabel('Login id').fill(username);
  await form.getByRole('textbox', { name: 'Password', exact: false }).first().fill(password);
  await form.getByRole('textbox', { name: 'Password again' }).fill(password);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Your registration is sent' })).toBeFocused();
}

/** Another desk: a browser context of its own, with nobody signed in. */
const otherDesk = async (browser: Browser) => (await browser.newContext()).newPage();

async function openStaff(page: Page) {
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();
}

/** Reads the password that is shown only once, as somebody handing it over does. */
async function passwordHanded(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: `Password for ${name}` });
  const password = await dialog
    .getByText(/^[b-z2-9]{4}-[b-z2-9]{4}-[b-z2-9]{4}$/)
    .first()
    .textContent();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  return password ?? '';
}

const rowOf = (page: Page, username: string) =>
  page.getByRole('table', { name: 'Accounts' }).getByRole('row').filter({ hasText: username });
const dashboard = (page: Page) => page.getByRole('heading', { name: /^Welcome, / });
const letIn = async (admin: Page, name: string) => {
  await admin.getByRole('button', { name: `Let in: ${name}` }).click();
  const question = admin.getByRole('dialog', { name: `Let ${name} in?` });
  await question.getByRole('textbox', { name: 'Your own password' }).fill(ADMIN.password);
  await admin.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
};
const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

test('2.4, 2.23 New Office Registration (D10): an account registers, waits, is let in, works, and its token is dead at once when it is deactivated', async ({
  page: clerk,
  browser,
  office,
}) => {
  const meena = { username: 'meena', password: 'chalk and dust' };
  await register(clerk, office.url, 'Meena', meena.username, meena.password);
  await clerk.getByRole('link', { name: 'Back to login' }).click();
  await fillLogin(clerk, meena);
  await expect(clerk.getByRole('alert')).toContainText(WAITING);

  const admin = await otherDesk(browser);
  await signIn(admin, office.url);
  await openStaff(admin);
  await expect(rowOf(admin, 'meena')).toContainText('Waiting');
  await letIn(admin, 'Meena (meena)');
  await expect(admin.getByText('Meena (meena) can sign in now.')).toBeVisible();
  await expect(rowOf(admin, 'meena')).toContainText('Active');

  await fillLogin(clerk, meena);
  await expect(dashboard(clerk)).toBeVisible();
  await clerk.goto(`${office.url}/#/office/staff`);
  await expect(clerk.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  await clerk.getByRole('button', { name: 'Meena' }).click();
  await expect(clerk.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
  await expect(clerk.getByRole('menuitem', { name: 'Staff' })).toHaveCount(0);
  await clerk.keyboard.press('Escape');

  await admin.getByRole('button', { name: 'More: Meena (meena)' }).click();
  await admin.getByRole('menuitem', { name: 'Deactivate' }).click();
  await admin
    .getByRole('alertdialog', { name: 'Deactivate Meena (meena)?' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  await expect(rowOf(admin, 'meena')).toContainText('Deactivated');
  await clerk.getByRole('link', { name: 'Student Profile' }).click();
  await expect(signInAgain(clerk)).toBeVisible();
  await admin.context().close();
});

test('2.5, 2.23 Forgot password (D11, D87): a forgotten password is asked for, the administrator hands a new one over, the old token is dead, the owner sets an own one', async ({
  page: clerk,
  browser,
  office,
}) => {
  await register(clerk, office.url, 'Ravi', 'ravi.k', 'first password');
  const admin = await otherDesk(browser);
  await signIn(admin, office.url);
  await openStaff(admin);
  await letIn(admin, 'Ravi (ravi.k)');
  await clerk.getByRole('link', { name: 'Back to login' }).click();
  await fillLogin(clerk, { username: 'ravi.k', password: 'first password' });
  await expect(dashboard(clerk)).toBeVisible();

  const home = await otherDesk(browser);
  await home.goto(`${office.url}/#/login?login=office`);
  await home.getByRole('link', { name: 'Forgot Password?' }).click();
  // The login has a field of the same name, and stays until the page has loaded.
  await expect(home.getByRole('button', { name: 'Ask for a new password' })).toBeVisible();
  const answers: (string | null)[] = [];
  for (const username of ['nobody-here', 'RAVI.K']) {
    await home.getByLabel('Login id').fill(username);
    await home.getByRole('button', { name: 'Ask for a new password' }).click();
    answers.push(await home.getByText(/^If there is an account/).textContent());
    await home.getByRole('button', { name: 'Close' }).click();
  }
  expect(answers[0]).toBe(answers[1]);

  await admin.reload();
  await expect(rowOf(admin, 'ravi.k')).toContainText('Forgot password');
  await admin.getByRole('button', { name: 'New password: Ravi (ravi.k)' }).click();
  const question = admin.getByRole('dialog', { name: 'New password for Ravi (ravi.k)?' });
  await expect(question.getByRole('textbox', { name: 'Your own password' })).toBeFocused();
  await admin.keyboard.type('not my password');
  await admin.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toHaveText('This is not your current password');
  await question.getByRole('textbox', { name: 'Your own password' }).fill(ADMIN.password);
  await admin.keyboard.press('Enter');
  const handed = await passwordHanded(admin, 'Ravi (ravi.k)');
  await expect(rowOf(admin, 'ravi.k')).not.toContainText('Forgot password');

  await clerk.getByRole('link', { name: 'Student Profile' }).click();
  await expect(signInAgain(clerk)).toBeVisible();
  await fillLogin(clerk, { username: 'ravi.k', password: handed });
  await expect(signInAgain(clerk)).toHaveCount(0);
  await setOwnPassword(clerk, handed, 'ink and blotting paper');
  await clerk.getByRole('link', { name: 'Student Profile' }).click();
  await expect(clerk.getByRole('heading', { name: 'Registered Students' })).toBeVisible();
  await admin.context().close();
  await home.context().close();
});

test('D58, D87: an administrator adds an account, whose owner sees nothing of the office before the password is an own one', async ({
  page: clerk,
  browser,
  office,
}) => {
  const admin = await otherDesk(browser);
  await signIn(admin, office.url);
  await openStaff(admin);
  await admin.getByRole('button', { name: 'Add account' }).press('Enter');
  await admin.keyboard.type('Suman');
  await admin.keyboard.press('Tab');
  await admin.keyboard.type('suman.d');
  await admin.getByRole('textbox', { name: 'Your own password' }).fill(ADMIN.password);
  await admin.keyboard.press('Enter');
  const handed = await passwordHanded(admin, 'Suman (suman.d)');
  await expect(rowOf(admin, 'suman.d')).toContainText('First password');
  await admin.context().close();

  await clerk.goto(`${office.url}/#/login?login=office`);
  await fillLogin(clerk, { username: 'suman.d', password: handed });
  await expect(clerk.getByRole('heading', { name: 'Set your own password' })).toBeVisible();
  await clerk.goto(`${office.url}/#/office/accounts`);
  await expect(clerk).toHaveURL(/#\/office\/password$/);
  await setOwnPassword(clerk, handed, 'ink and blotting paper');
  await clerk.goto(`${office.url}/#/office/accounts`);
  await expect(clerk.getByRole('heading', { name: 'Fees & Payment' })).toBeVisible();
});

test('D10: a taken login id and passwords that differ are said at their fields, what was typed stays', async ({
  page,
  office,
}) => {
  await page.goto(`${office.url}/#/register`);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Login id').fill(ADMIN.username.toUpperCase());
  await page.getByRole('textbox', { name: 'Password' }).first().fill('chalk and dust');
  await page.getByRole('textbox', { name: 'Password again' }).fill('chalk dusk');
  await page.getByRole('textbox', { name: 'Password again' }).press('Enter');
  await expect(page.getByText('The two passwords are not the same')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password again' }).fill('chalk and dust');
  await page.getByRole('button', { name: 'Register' }).click();
  // Strangers must not learn which login IDs are taken: the answer is the same, and says what to do.
  await expect(page.getByText('if ADMIN is not in their list, it belongs to somebody else')).toBeVisible();
});
