import type { Page } from '@playwright/test';
import { ADMIN } from './admin';
import {
  beginRegistration,
  expect,
  fillLogin,
  isWelcomed,
  lapse,
  logIn,
  loginForm,
  signIn,
  test,
} from './fixtures';
import { Desk, newStudent } from './school';

const tokenInPage = () => localStorage.getItem('auth-token');

test('2.21, 2.25, 4.5, 8.1 Login screen: Enter in an empty form shows both errors; a wrong password shows the server sentence, closable', async ({
  page,
  office,
}) => {
  await page.goto(`${office.url}/#/login?login=office`);
  await expect(page).toHaveTitle('school');
  await expect(page.getByRole('heading', { name: 'M.L.M. Group of Schools' })).toBeVisible();
  const submit = loginForm(page).getByRole('button', { name: 'Login' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Login id').press('Enter');
  await expect(page.getByText('Username 5 digit Required')).toBeVisible();
  await expect(page.getByText('Password Required')).toBeVisible();
  await fillLogin(page, { username: 'admin', password: 'wrong password' });
  await expect(page.getByRole('alert')).toContainText('Login id or password is wrong.');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(submit).toBeEnabled();
});

test('2.25 Login screen: whoever comes can type at once, and leaves by a link without a complaint', async ({
  page,
  office,
}) => {
  await page.goto(`${office.url}/#/office/accounts`);
  await expect(page.getByLabel('Login id')).toBeFocused();
  await page.evaluate(() => {
    const look = () => {
      if (document.body.innerText.includes('Required'))
        document.documentElement.dataset['complained'] = 'yes';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-complained');
});

test('2.24 Login screen acts for the office, for teachers (D58) and for students; an address that names nobody says so', async ({
  page,
  office,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(office.url);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('menuitem', { name: 'Student' }).click();
  await expect(page).toHaveURL(/#\/login\?login=student$/);
  await expect(page.getByText('Login for students and parents')).toBeVisible();
  await page.getByLabel('Student ID').fill('901');
  await page.getByRole('textbox', { name: 'Password' }).fill('nobody gave this');
  await page.getByRole('button', { name: 'Login', exact: true }).last().click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/api/student/student-login'))).toHaveLength(1);

  await page.goto(`${office.url}/#/login?login=nobody`);
  await expect(page.getByText('This login address is not complete.')).toBeVisible();
  await fillLogin(page);
  // Once this later call is answered, a call sent by the button would have been seen.
  await page.evaluate(async () => (await fetch('/api/health')).text());
  expect(asked.filter((url) => url.includes('office-login'))).toEqual([]);
  expect(await page.evaluate(tokenInPage)).toBeNull();
});

test('2.3, 2.8, 4.3, 4.4 Guard and logout: logout removes the token, and an office page then asks for the login', async ({
  page,
  office,
}) => {
  await logIn(page, office.url);
  expect(await page.evaluate(tokenInPage)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/#\/login\?login=office$/);
  await expect.poll(() => page.evaluate(tokenInPage)).toBeNull();
  await page.goto(`${office.url}/#/office/accounts`);
  await expect(page).toHaveURL(/returnUrl=%2Foffice%2Faccounts&loginFor=office/);
});

test('a logout happens once: whoever signs in later is not signed out by a reload of where it led', async ({
  page,
  context,
  office,
}) => {
  await logIn(page, office.url);
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(tokenInPage)).toBeNull();
  const otherTab = await context.newPage();
  await signIn(otherTab, office.url);
  await page.reload();
  await expect(page).toHaveURL(/#\/office\/dashboard$/);
  await otherTab.getByRole('link', { name: 'Fees & Payment' }).click();
  await expect(otherTab.getByLabel('Student ID/Scholar No')).toBeVisible();
});

test('the next one at this PC sees nothing of what the last one has read, in no tab', async ({
  page,
  context,
  office,
}) => {
  const staff = `${office.url}/#/office/staff`;
  const list = page.getByRole('table', { name: 'Accounts' });
  await signIn(page, office.url);
  await page.goto(staff);
  await expect(list).toContainText('admin');
  const otherTab = await context.newPage();
  await otherTab.goto(staff);
  await expect(otherTab.getByRole('table', { name: 'Accounts' })).toContainText('admin');
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(otherTab.getByLabel('Login id')).toBeVisible();
  await otherTab.close();

  await fillLogin(page);
  await expect(page).toHaveURL(/#\/office\/dashboard$/);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route(/\/api\/staff(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(staff);
  await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible();
  await expect(list.getByText('admin', { exact: true })).toHaveCount(0);
  answer();
  await expect(list).toContainText('admin');
});

test('D8 a desk left alone: half an hour later no tab shows anything, and whoever signs in at one is back in all of them', async ({
  page,
  context,
  office,
}) => {
  await context.clock.install();
  await beginRegistration(page, office.url);
  const otherTab = await context.newPage();
  await otherTab.goto(`${office.url}/#/office/staff`);
  await expect(otherTab.getByRole('table', { name: 'Accounts' })).toContainText('admin');
  const closed = { name: 'Please sign in again' };

  // A key in one tab keeps the other tab signed in, too.
  await context.clock.fastForward('20:00');
  await otherTab.keyboard.press('Tab');
  await context.clock.fastForward('20:00');
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Asha');

  // Almost the whole time: the rest passes in all tabs at once, and not in one after the other.
  await context.clock.fastForward('09:57');
  for (const tab of [page, otherTab]) {
    await expect(tab.getByRole('heading', closed)).toBeVisible();
    expect(await tab.locator('body').innerText()).not.toMatch(/Asha|admin|Registration/);
    expect(await tab.evaluate(tokenInPage)).toBeNull();
  }
  await fillLogin(otherTab);
  await expect(otherTab.getByRole('table', { name: 'Accounts' })).toContainText('admin');
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Asha');
  await expect(page.getByText('What you typed before is back')).toBeVisible();
});

test('4.1, 5.1 App status: an expired token at the start clears all local storage', async ({
  page,
  office,
}) => {
  await page.goto(office.url);
  await page.evaluate(() => {
    const claims = btoa(JSON.stringify({ sub: '1', fname: 'Asha', role: 'office', iat: 1, exp: 2 }));
    localStorage.setItem('auth-token', `e30.${claims}.x`);
    localStorage.setItem('something', 'else');
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a token that the server refuses asks to sign in again on top of the page, keeping what was typed', async ({
  page,
  office,
}) => {
  await signIn(page, office.url);
  await page.getByRole('link', { name: 'Fees & Payment' }).click();
  const find = page.getByLabel('Student ID/Scholar No');
  const isLookedFor = page.waitForResponse((answer) => answer.url().includes('findStudents'));
  await find.fill('471');
  await isLookedFor;
  await lapse(page);
  // Typing starts a search at once, which is refused.
  await find.press('1');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Login id')).toHaveValue('admin');
  const password = dialog.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeFocused();
  // Nothing of this counts as leaving the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(password).toBeFocused();
  await expect(dialog).not.toContainText('Required');
  await fillLogin(page);
  await expect(dialog).toHaveCount(0);
  await expect(find).toHaveValue('4711');
});

test('D8 a token whose hours are over asks for the password on top of the page, before a step on it leads to the login', async ({
  page,
  context,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.put('/api/office/sessionSettings', { idleAfter: 'off' });
  await context.clock.install();
  const isLearnt = page.waitForResponse('**/api/office/atWork');
  await signIn(page, office.url);
  await isLearnt;
  await page.getByRole('link', { name: 'Fees & Payment' }).click();
  const find = page.getByLabel('Student ID/Scholar No');
  await find.fill('471');
  await context.clock.fastForward('08:01:00');
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expect(find).toHaveValue('471');
  await desk.put('/api/office/sessionSettings', { idleAfter: '30' });
});

/** A clerk who takes money, or a teacher, with a password of her own. */
async function clerkOf(
  desk: Desk,
  url: string,
  username: string,
  role: 'office' | 'teacher' = 'office',
): Promise<Desk> {
  const rights = role === 'office' ? ['collect'] : [];
  const { password } = await desk.addAccount({ fname: 'Farida', username, role, rights });
  const clerk = await Desk.signedIn(url, { username, password });
  const own = 'sponge and board';
  const answer = await clerk.put<{ token: string }>('/api/office/password', {
    currentPassword: password,
    password: own,
    passwordAgain: own,
  });
  clerk.token = answer.token;
  return clerk;
}

const signInBy = (tab: Page, { token }: Desk) =>
  tab.evaluate((kept) => localStorage.setItem('auth-token', kept), token);

/** Does something whose call is answered only after somebody else has signed in in another tab, and waits for that answer. */
async function answeredAfter(page: Page, call: string, act: () => Promise<void>, other: () => Promise<void>) {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((done) => (goOn = done));
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const isSent = page.waitForRequest(call);
  await act();
  await isSent;
  await other();
  const isAnswered = page.waitForResponse(call);
  goOn();
  expect((await isAnswered).ok()).toBe(true);
  // By then the page has handled the answer.
  await page.evaluate(() => fetch('/api/health').then((health) => health.text()));
}

/** Signs a clerk in and opens the page for a new password. @returns a function that types one and presses the button */
async function atNewPassword(page: Page, url: string, clerk: Desk) {
  await page.goto(`${url}/favicon.svg`);
  await signInBy(page, clerk);
  await page.goto(`${url}/#/office/password`);
  const type = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text);
  return {
    type: async () => {
      await type('Current password', 'sponge and board');
      await type('New password', 'chalk and dust');
      await type('Password again', 'chalk and dust');
    },
    press: () => page.getByRole('button', { name: 'Change password', exact: true }).last().click(),
  };
}

test('a new password whose answer comes once another account has signed in signs nobody out of it', async ({
  page,
  context,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  const clerk = await clerkOf(desk, office.url, 'farida');
  const { type, press } = await atNewPassword(page, office.url, clerk);
  const otherTab = await context.newPage();
  await otherTab.goto(`${office.url}/favicon.svg`);
  await answeredAfter(
    page,
    '**/api/office/password',
    async () => {
      await type();
      await press();
    },
    async () => {
      await signInBy(otherTab, desk);
      await expect(page.getByRole('button', { name: 'Admin', exact: true })).toBeVisible();
    },
  );
  expect(await page.evaluate(tokenInPage)).toBe(desk.token);
});

test('a new password that was set unheard is said to be, where the same is sent once more', async ({
  page,
  office,
  complaints,
}) => {
  const desk = await Desk.signedIn(office.url);
  const clerk = await clerkOf(desk, office.url, 'sushma');
  const { type, press } = await atNewPassword(page, office.url, clerk);
  await type();
  await page.route(
    '**/api/office/password',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await press();
  await expect(page.getByRole('alert')).toContainText('The office server cannot be reached');
  await press();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toContainText('your new password may already be set');
  await fillLogin(page, { username: 'sushma', password: 'chalk and dust' });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('if that works, you are done');
  expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_CONNECTION_RESET']);
});

test('the receipt of a payment whose answer comes once another account has signed in is not the last of that one', async ({
  page,
  context,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  const clerk = await clerkOf(desk, office.url, 'nasreen');
  await desk.register(newStudent('Mohan Bisht', 'Harish and Uma', 'male', '3'), 'BIS-1');
  await signIn(page, office.url, '/#/office/accounts?studentID=BIS-1');
  const otherTab = await context.newPage();
  await otherTab.goto(`${office.url}/favicon.svg`);
  await answeredAfter(
    page,
    '**/api/office/depositFee',
    () => page.getByRole('button', { name: /^Pay Now/ }).click(),
    async () => {
      await signInBy(otherTab, clerk);
      await expect(page.getByRole('button', { name: 'Farida' })).toBeVisible();
      await expect(page.getByText('Mohan Bisht').first()).toBeVisible();
    },
  );
  await expect(page.getByRole('button', { name: 'Print last receipt' })).toHaveCount(0);
});

test('what a payment outdates is read anew in the name of nobody who has signed in meanwhile', async ({
  page,
  context,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  const teacher = await clerkOf(desk, office.url, 'zainab', 'teacher');
  await desk.register(newStudent('Rekha Bisht', 'Gopal and Hema', 'female', '8'), 'BIS-2');
  await signIn(page, office.url, '/#/office/accounts?studentID=BIS-2');
  const otherTab = await context.newPage();
  await otherTab.goto(`${office.url}/favicon.svg`);
  const inHerName: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['auth-token'] === teacher.token) inHerName.push(new URL(request.url()).pathname);
  });
  await answeredAfter(
    page,
    '**/api/office/depositFee',
    () => page.getByRole('button', { name: /^Pay Now/ }).click(),
    async () => {
      await signInBy(otherTab, teacher);
      await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
    },
  );
  // She may not collect, and the audit log would say that she tried.
  expect(inHerName).not.toContain('/api/office/isFirstTimeDeposit');
});

test('a language whose texts come once another account has signed in is not kept with that one', async ({
  page,
  context,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  const clerk = await clerkOf(desk, office.url, 'rukhsana');
  await signIn(page, office.url);
  const otherTab = await context.newPage();
  await otherTab.goto(`${office.url}/favicon.svg`);
  const kept: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/office/language')) kept.push(request.method());
  });
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((done) => (goOn = done));
  const hindi = /\/hindi[^/]*\.js$/;
  await page.route(hindi, async (route) => {
    await held;
    await route.continue();
  });
  const isAsked = page.waitForRequest(hindi);
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
  await isAsked;
  await signInBy(otherTab, clerk);
  await expect(page.getByRole('button', { name: 'Farida' })).toBeVisible();
  goOn();
  await isWelcomed(page, 'hi');
  await page.evaluate(() => fetch('/api/health'));
  expect(kept).toEqual([]);
});

test('a tab that opens once the token has ended asks for the password where something is typed, and takes nothing of it', async ({
  page,
  context,
  office,
}) => {
  await signIn(page, office.url);
  await page.getByRole('link', { name: 'Fees & Payment' }).click();
  const find = page.getByLabel('Student ID/Scholar No');
  await find.fill('471');
  await page.evaluate(() => {
    const claims = btoa(JSON.stringify({ sub: '1', fname: 'Admin', role: 'admin', iat: 1, exp: 2 }));
    localStorage.setItem('auth-token', `e30.${claims}.x`);
  });
  const otherTab = await context.newPage();
  await otherTab.goto(`${office.url}/#/office/dashboard`);
  await fillLogin(otherTab);
  await isWelcomed(otherTab);
  await expect(find).toHaveValue('471');
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toHaveCount(0);
});

test('an answer that comes late, and refuses the token of before, ends no session that has begun since', async ({
  page,
  office,
}) => {
  await signIn(page, office.url);
  let answerNow: () => void = () => undefined;
  const held = new Promise<void>((done) => (answerNow = done));
  await page.route('**/api/staff/signIns', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await lapse(page);
  const late = page.waitForRequest('**/api/staff/signIns');
  await page.goto(`${office.url}/#/office/staff`);
  await late;
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await fillLogin(page);
  await expect(dialog).toHaveCount(0);
  const answered = page.waitForResponse((response) => response.status() === 401);
  answerNow();
  await answered;
  await expect(page.getByRole('table', { name: 'Accounts' })).toContainText('admin');
  await expect(dialog).toHaveCount(0);
});

test('what could not be read because the session had lapsed is read once the same account is back', async ({
  page,
  office,
}) => {
  await signIn(page, office.url);
  await lapse(page);
  await page.goto(`${office.url}/#/office/staff`);
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await fillLogin(page);
  await expect(page.getByRole('table', { name: 'Accounts' })).toContainText('admin');
});

test('what was refused because the session had lapsed is no refusal once the same account is back', async ({
  page,
  office,
}) => {
  await signIn(page, office.url);
  await page.goto(`${office.url}/#/office/staff`);
  await page.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add account' });
  await page.keyboard.type('Suman');
  await dialog.getByLabel('Login id').fill('suman.d');
  await dialog.getByRole('textbox', { name: 'Your own password' }).fill(ADMIN.password);
  await lapse(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(1);
  await fillLogin(page);
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toHaveCount(0);
  await expect(dialog.getByLabel('Login id')).toHaveValue('suman.d');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('an update of a student that a lapsed session refused is no refusal once the same account is back', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Asha Lal', 'Mohan and Rekha', 'female', '3'), 'LAPSE-1');
  await signIn(page, office.url, '/#/office/student-profile/LAPSE-1');
  await page.getByRole('button', { name: 'Edit' }).click();
  const mobile = page.getByLabel(/^Primary mobile/);
  await mobile.fill('9000000001');
  await lapse(page);
  await mobile.press('Enter');
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toBeVisible();
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toHaveCount(1);
  await fillLogin(page);
  await expect(again).toHaveCount(0);
  await expect(mobile).toHaveValue('9000000001');
  await expect(refusal).toHaveCount(0);
});

test('a payment that a lapsed session refused is no refusal at the till once the same account is back', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Ravi Lal', 'Mohan and Rekha', 'male', '3'), 'LAPSE-2');
  // Brothers and sisters are asked for last: refused, they would ask for the sign-in before the payment does.
  const family = page.waitForResponse('**/api/office/family?*');
  await signIn(page, office.url, '/#/office/accounts?studentID=LAPSE-2');
  const amount = page.getByRole('textbox', { name: 'Amount paid' });
  await amount.fill('100');
  await family;
  await lapse(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toBeVisible();
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toHaveCount(1);
  await fillLogin(page);
  await expect(again).toHaveCount(0);
  await expect(amount).toHaveValue('100');
  await expect(refusal).toHaveCount(0);
});

test('what is asked next after a payment of a family that a lapsed session refused has the keyboard', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Kabir Lal', 'Suresh and Uma', 'male', '3'), 'LAPSE-3');
  await desk.register(newStudent('Tara Lal', 'Suresh and Uma', 'female', '8'), 'LAPSE-4');
  await signIn(page, office.url, '/#/office/accounts?studentID=LAPSE-3');
  await page.getByRole('button', { name: 'Pay for all' }).click();
  const take = page.getByRole('button', { name: /^Take .* for all, Cash/ });
  await lapse(page);
  await take.click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toBeVisible();
  await fillLogin(page);
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retry unanswered payments' })).toBeFocused();
});

test('a student token gets a "not allowed" page instead of an office screen', async ({ page, office }) => {
  await page.goto(office.url);
  await page.evaluate(() => {
    const claims = btoa(
      JSON.stringify({ sub: '1', fname: 'Asha', role: 'student', iat: 1, exp: 9999999999 }),
    );
    localStorage.setItem('auth-token', `e30.${claims}.x`);
  });
  await page.goto(`${office.url}/#/office/dashboard`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
});

test('2.22 Login screen: a spinner 40 px wide while the request runs, and the button waits', async ({
  page,
  office,
}) => {
  await page.goto(`${office.url}/#/login?login=office`);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/api/office/office-login', async (route) => {
    await held;
    await route.continue();
  });
  await fillLogin(page);
  const spinner = loginForm(page).getByRole('status').filter({ hasText: 'Signing in' });
  await expect(spinner).toBeVisible();
  const sizes = await spinner.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].map((part) => part.getBoundingClientRect().width),
  );
  expect(sizes).toContain(40);
  answer();
  await expect(page).toHaveURL(/#\/office\/dashboard$/);
});

test('5.3 Login: a login id or password that is too short is told its minimum once it is left', async ({
  page,
  office,
}) => {
  await page.goto(`${office.url}/#/login?login=office`);
  const password = loginForm(page).getByRole('textbox', { name: 'Password' });
  await page.getByLabel('Login id').fill('abcd');
  await expect(page.getByText('Minimum length of 5 is required')).toHaveCount(0);
  await password.fill('1234');
  await expect(page.getByText('Minimum length of 5 is required')).toHaveCount(1);
  await password.blur();
  await expect(page.getByText('Minimum length of 5 is required')).toHaveCount(2);
  await expect(page.getByLabel('Login id')).toHaveAttribute('maxlength', '16');
});

const noToken = 'This does not look like a valid token';

for (const { stored, what, said } of [
  { stored: 'not-a-token', what: 'a text without three parts', said: [noToken] },
  { stored: 'a.b.c', what: 'three parts that hold nothing', said: [noToken] },
  { stored: '', what: 'an empty text', said: [] },
]) {
  test(`4.2, 5.2 Session: ${what} is no token: signed out, and an office page asks for the login`, async ({
    page,
    office,
    complaints,
  }) => {
    await page.goto(office.url);
    await page.evaluate((token) => localStorage.setItem('auth-token', token), stored);
    await page.goto(`${office.url}/#/office/dashboard`);
    await page.reload();
    await expect(page).toHaveURL(/#\/login\?returnUrl=%2Foffice%2Fdashboard&loginFor=office$/);
    await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
    // The messages are in the console, for developers (section 5).
    expect([...new Set(complaints.splice(0))]).toEqual(said);
  });
}
