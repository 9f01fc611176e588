import { ADMIN, expect, signIn, test } from './fixtures';

test('at the login: by keyboard to Hindi, what was typed stays, and the reload is in Hindi too', async ({
  page,
  office,
}) => {
  await page.goto(`${office.url}/#/login?login=office`);
  await page.getByLabel('Login id').fill('abc');
  await page.getByLabel('Login id').press('Tab');
  await expect(page.getByText('Minimum length of 5 is required')).toBeVisible();
  const toHindi = page.getByRole('button', { name: 'हिन्दी' });
  await expect(toHindi).toHaveAttribute('lang', 'hi');
  await toHindi.press('Enter');
  await expect(page.getByText('कम से कम 5 अक्षर आवश्यक हैं')).toBeVisible();
  await expect(page.getByLabel('लॉगिन आईडी')).toHaveValue('abc');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'लॉगिन करें' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('a refusal of the server is in the language on screen', async ({ page, office }) => {
  await page.goto(`${office.url}/#/login?login=office`);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByLabel('लॉगिन आईडी').fill(ADMIN.username);
  await page.getByRole('textbox', { name: 'पासवर्ड' }).fill('wrong password');
  await page.getByRole('button', { name: 'लॉगिन करें' }).click();
  await expect(page.getByRole('alert')).toContainText('लॉगिन आईडी या पासवर्ड गलत है।');
});

test('in the user menu: to Hindi in the middle of a registration, which keeps what was typed', async ({
  page,
  office,
}) => {
  await signIn(page, office.url);
  await page.goto(`${office.url}/#/office/register-student`);
  await page.getByLabel('First name', { exact: true }).fill('Asha');
  await page.getByLabel('Last name', { exact: true }).fill('Verma');
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'नया पंजीकरण' })).toBeVisible();
  await expect(page.getByLabel('पहला नाम', { exact: true })).toHaveValue('Asha');
  await expect(page.getByLabel('उपनाम', { exact: true })).toHaveValue('Verma');
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Asha');
});
