import { ADMIN } from './admin';
import { beginRegistration, expect, fillLogin, isWelcomed, test } from './fixtures';
import { holdPapers } from './papers';
import { Desk, newStudent } from './school';

test('2.21, 2.25 In Hindi, at the login: by keyboard, what was typed stays, and the reload is in Hindi too', async ({
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

test('2.21 In Hindi, on a phone: the first tap on the language is not lost to an error above it', async ({
  browser,
  office,
}) => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(`${office.url}/#/login?login=student`);
  await expect(page.getByLabel('Student ID')).toBeFocused();
  await page.getByRole('button', { name: 'हिन्दी' }).tap();
  await expect(page.getByLabel('विद्यार्थी आईडी')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.context().close();
});

test('4.5, 8.1 In Hindi: a refusal of the server is in the language on screen', async ({ page, office }) => {
  await page.goto(`${office.url}/#/login?login=office`);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await fillLogin(page, { ...ADMIN, password: 'wrong password' }, 'hi');
  await expect(page.getByRole('alert')).toContainText('लॉगिन आईडी या पासवर्ड गलत है।');
});

test('2.18 In Hindi, by the user menu in the middle of a registration, which keeps what was typed', async ({
  page,
  office,
}) => {
  await beginRegistration(page, office.url);
  await page.getByLabel('Last name', { exact: true }).fill('Verma');
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'नया पंजीकरण' })).toBeVisible();
  await expect(page.getByLabel('पहला नाम', { exact: true })).toHaveValue('Asha');
  await expect(page.getByLabel('उपनाम', { exact: true })).toHaveValue('Verma');
  // By keyboard: the first entry of the menu has the focus, so the next key acts on it.
  await page.getByRole('button', { name: 'Admin' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'डैशबोर्ड' })).toBeFocused();
  await page.getByRole('menuitem', { name: 'English' }).press('Enter');
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Asha');
});

test('2.46, 2.48, 5.4, 5.7, 5.11, 8.6 In Hindi: a clerk who chose it at the login registers, collects, prints in it, and finds it on another PC', async ({
  page,
  office,
  browser,
}) => {
  await holdPapers(page);
  const clerk = { username: 'asha.office', password: 'chalk and dust' };
  const desk = await Desk.signedIn(office.url);
  await desk.post('/api/office/register', { ...clerk, fname: 'Asha', passwordAgain: clerk.password });
  const accounts = await desk.get<{ id: string; username: string }[]>('/api/staff');
  const staffID = accounts.find(({ username }) => username === clerk.username)?.id;
  await desk.post('/api/staff/letIn', { staffID, currentPassword: ADMIN.password });
  const student = newStudent('Ravi Verma', 'Ramesh and Sita', 'male', '8', { hindi: true });
  await desk.register(student, '7001');

  await test.step('signs in', async () => {
    await page.goto(`${office.url}/#/login?login=office`);
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    const isKept = page.waitForResponse((answer) => answer.url().endsWith('/api/office/language'));
    await fillLogin(page, clerk, 'hi');
    await isWelcomed(page, 'hi');
    expect((await isKept).status()).toBe(200);
  });

  await test.step('registers with errors, each with its sentence', async () => {
    await page.getByRole('link', { name: 'नया पंजीकरण' }).first().click();
    const name = page.getByLabel('पहला नाम', { exact: true });
    await name.fill('A');
    await name.press('Tab');
    await expect(page.getByText('कम से कम 3 अक्षर आवश्यक हैं')).toBeVisible();
    const adhaar = page.getByLabel('आधार संख्या', { exact: true });
    await adhaar.fill('12');
    await adhaar.press('Tab');
    await expect(page.getByText('आधार संख्या में ठीक 12 अंक होने चाहिए')).toBeVisible();
    await name.fill('');
    await adhaar.fill('');
  });

  await test.step('collects a fee and prints its receipt', async () => {
    await page.goto(`${office.url}/#/office/accounts?studentID=7001`);
    await page.getByLabel('जमा राशि').fill('99999');
    await page.getByRole('button', { name: 'भुगतान लें' }).click();
    await expect(page.getByText('भुगतान की राशि कुल देय राशि से अधिक नहीं हो सकती')).toBeVisible();
    await page.getByLabel('जमा राशि').fill('100');
    await page.getByRole('button', { name: 'भुगतान लें' }).click();
    await expect(page.getByText('₹100 जमा हुए')).toBeVisible();
    await page.getByRole('button', { name: 'रसीद छापें', exact: true }).click();
    await expect(page.getByText('रुपये एक सौ मात्र')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'एम.एल.एम. इंटर कॉलेज' })).toHaveCount(2);
    await expect(page.getByText('नकद')).toHaveCount(2);
  });

  await test.step('reloads, and is still in Hindi', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'रसीद', exact: true })).toBeVisible();
    await expect(page.getByText('रुपये एक सौ मात्र')).toHaveCount(2);
  });

  await test.step('signs in on another PC, which was in English, and is not led back when the texts in Hindi arrive late', async () => {
    const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    let deliver = () => {};
    const held = new Promise<void>((resolve) => (deliver = resolve));
    await other.route('**/assets/hindi-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await other.goto(`${office.url}/#/login?login=office`);
    await fillLogin(other, clerk);
    await other.getByRole('link', { name: 'New Registration' }).first().click();
    await expect(other.getByRole('heading', { name: 'New Registration' })).toBeVisible();
    deliver();
    await expect(other.locator('html')).toHaveAttribute('lang', 'hi');
    await other.getByLabel('पहला नाम', { exact: true }).fill('Asha');
    await expect(other.getByRole('heading', { name: 'नया पंजीकरण' })).toBeVisible();
    await expect(other).toHaveURL(/register-student$/);
    await other.context().close();
  });
});
