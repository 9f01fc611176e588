import { rm } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { ADMIN } from './admin';
import {
  aPicture,
  expect,
  fillLogin,
  logIn,
  fillRegistration,
  loginForm,
  registerStudent,
  signIn,
  test,
} from './fixtures';
import { buildNewVersion, InstalledOffice } from './installed-office';
import { OfficeProcess } from './office-process';

test.use({ serviceWorkers: 'allow', cutsNetwork: true });

const OFFLINE = 'You are offline';
const UNREACHABLE = 'The office server cannot be reached. Nothing was lost; please try again.';
const SETTINGS = { ADMIN_PASSWORD: ADMIN.password };

/** Waits until the worker has fetched the whole app and serves this page. */
const workerServes = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
          return active?.state === 'activated' && navigator.serviceWorker.controller === active;
        }),
      { timeout: 30_000 },
    )
    .toBe(true);

/** Cuts the network and stops the server: the meaning of offline in the tests below. */
async function goOffline(context: BrowserContext, office: OfficeProcess): Promise<void> {
  await office.stop();
  await context.setOffline(true);
}

async function comeBack(context: BrowserContext, office: OfficeProcess): Promise<void> {
  await office.start();
  await context.setOffline(false);
  // The notice disappears and the page moves up: only then is a button pressed.
  for (const page of context.pages())
    await expect(page.getByText(OFFLINE)).toHaveCount(0, { timeout: 40_000 });
}

function listen(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => void lines.push(message.text()));
  return lines;
}

const depositsOf = (page: Page, studentID: string) =>
  page.evaluate(async (id) => {
    const answer = await fetch(`/api/office/getStudentById?studentID=${id}`, {
      headers: { 'auth-token': localStorage.getItem('auth-token') ?? '' },
    });
    const { studentFeeReport } = (await answer.json()) as { studentFeeReport: { kind: string }[] };
    return studentFeeReport.filter(({ kind }) => kind === 'deposit').length;
  }, studentID);

async function openCounter(page: Page, studentID: string): Promise<void> {
  await page.getByRole('link', { name: 'Fees & Payment' }).click();
  await page.getByLabel('Student ID/Scholar No').fill(studentID);
  await page.getByLabel('Student ID/Scholar No').press('Enter');
  await expect(page.getByLabel('Amount paid')).toBeVisible();
}

test.describe('8.10 Service worker failure: logged only', () => {
  const cases: readonly { name: string; logs: string; browser: () => void }[] = [
    {
      name: 'a browser without service workers',
      logs: 'Service workers are disabled or not supported by this browser',
      browser: () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    },
    {
      name: 'a browser that forbids them',
      logs: 'Service workers are disabled or not supported by this browser',
      browser: () => {
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException('forbidden', 'SecurityError'));
      },
    },
    { name: 'the first visit', logs: 'Not subscribed to push notifications.', browser: () => undefined },
    {
      name: 'a push subscription that stays',
      logs: 'Unsubscribe failed!',
      browser: () => {
        PushSubscription.prototype.unsubscribe = () => Promise.resolve(false);
        const subscription = Object.create(PushSubscription.prototype) as PushSubscription;
        PushManager.prototype.getSubscription = () => Promise.resolve(subscription);
      },
    },
  ];
  for (const { name, logs, browser } of cases) {
    test(`${name} logs "${logs}", and the login works`, async ({ page, office }) => {
      const lines = listen(page);
      await page.addInitScript(browser);
      await logIn(page, office.url);
      await expect.poll(() => lines).toContain(logs);
      await expect(page.getByText(logs)).toHaveCount(0);
    });
  }
});

test('the service worker is registered once the app is stable (section 7): not before the first view has its answers', async ({
  page,
  office,
}) => {
  const login = await page.request.post(`${office.url}/api/office/office-login`, { data: ADMIN });
  const { token } = (await login.json()) as { token: string };
  await page.addInitScript((kept) => localStorage.setItem('auth-token', kept), token);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/office/dashboard', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${office.url}/#/office/dashboard`);
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.waitForTimeout(1500);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  expect(await registered()).toBe(false);
  answer();
  await expect.poll(registered).toBe(true);
});

test('the worker keeps files of the app and nothing about people', async ({ page, office }) => {
  await signIn(page, office.url);
  await workerServes(page);
  const listed = page.waitForResponse(/getAllStudents/);
  await page.getByRole('link', { name: 'Student Profile' }).click();
  await listed;
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((path) => !/^\/(index\.html|favicon\.svg|assets\/[^/]+)$/.test(path))).toEqual([]);
  const worker = await page.request.get(`${office.url}/sw.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test.describe('update available (section 8)', () => {
  let newVersion: string;
  let installed: InstalledOffice;
  test.beforeAll(async () => {
    newVersion = await buildNewVersion();
  });
  test.afterAll(() => rm(newVersion, { recursive: true }));
  test.beforeEach(async () => {
    installed = await InstalledOffice.open(SETTINGS);
  });
  test.afterEach(() => installed.close());

  const notice = (page: Page) => page.getByText('Update is available');
  const updateNow = (page: Page) => page.getByRole('button', { name: 'Update now' }).click();

  test('2.54, 8.9 A tab that stays open is told "Update is available"; it is activated and the page reloads, never over what is typed', async ({
    page,
    context,
  }) => {
    const { url } = installed.process;
    await page.clock.install();
    await page.goto(url);
    await workerServes(page);
    const other = await context.newPage();
    await other.goto(`${url}/#/login?login=office`);
    await loginForm(other).getByLabel('Login id').fill('asha01');

    await installed.update(newVersion);
    await page.clock.fastForward('15:00');
    await expect(notice(page)).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('heading', { name: 'Welcome to our school' })).toBeVisible();

    await test.step('a half-filled form holds it', async () => {
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByRole('menuitem', { name: 'Office' }).click();
      await loginForm(page).getByLabel('Login id').fill('asha01');
      await updateNow(page);
      await expect(page.getByText(/not saved yet/)).toBeVisible();
      await expect(loginForm(page).getByLabel('Login id')).toHaveValue('asha01');
      await loginForm(page).getByLabel('Login id').fill('');
      await expect(page.getByText(/not saved yet/)).toHaveCount(0);
    });

    await test.step('with nothing typed it is activated and the page reloads', async () => {
      const reloaded = page.waitForEvent('load');
      await updateNow(page);
      await reloaded;
      await expect(notice(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Welcome to our new school' })).toBeVisible();
    });

    await test.step('the other tab keeps what is typed there, and reloads when its own user says so', async () => {
      await expect(notice(other)).toBeVisible();
      await expect(loginForm(other).getByLabel('Login id')).toHaveValue('asha01');
      await loginForm(other).getByLabel('Login id').fill('');
      const reloaded = other.waitForEvent('load');
      await updateNow(other);
      await reloaded;
      await expect(notice(other)).toHaveCount(0);
    });
  });

  test('"Later" leaves the old version at work, and the next visit tells it again', async ({ page }) => {
    const { url } = installed.process;
    await page.goto(url);
    await workerServes(page);
    await installed.update(newVersion);
    await page.reload();
    await expect(notice(page)).toBeVisible({ timeout: 40_000 });
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Academics', exact: true }).click();
    await expect(page.getByText('academics works!')).toBeVisible();
    await page.reload();
    await expect(notice(page)).toBeVisible({ timeout: 40_000 });
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to our school' })).toBeVisible();
  });
});

test.describe('without a network before the app is kept for it', () => {
  test.use({ serviceWorkers: 'block' });

  for (const { where, open, link } of [
    { where: 'a public page', open: (page: Page, url: string) => page.goto(url), link: 'Academics' },
    { where: 'a screen of the office', open: signIn, link: 'Syllabus' },
  ])
    test(`${where} that cannot be fetched leaves the way to the others`, async ({
      page,
      context,
      office,
      complaints,
    }) => {
      await open(page, office.url);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('main').getByText('This page could not be shown')).toBeVisible();
      await expect(page.getByRole('link', { name: link, exact: true })).toBeVisible();
      // The console errors about the page that was not fetched are for developers.
      complaints.length = 0;
    });
});

test.describe('without a network and without the server', () => {
  let office: OfficeProcess;
  test.beforeEach(async () => {
    office = await OfficeProcess.open(SETTINGS);
  });
  test.afterEach(() => office.close());

  test('the app opens, says that it is offline on public and office pages, and every office screen opens', async ({
    page,
    context,
  }) => {
    await signIn(page, office.url);
    await workerServes(page);
    await goOffline(context, office);

    await page.goto(office.url);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome to our school' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: OFFLINE })).toBeVisible();

    await page.goto(`${office.url}/#/office/dashboard`);
    await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: OFFLINE })).toBeVisible();
    for (const screen of await page.getByRole('navigation').getByRole('link').all()) {
      await screen.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('This page could not be shown')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Student Profile' }).click();
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();

    await test.step('back: the notice goes, and what could not be read is read', async () => {
      await comeBack(context, office);
      await expect(page.getByText('No student is registered yet')).toBeVisible({ timeout: 40_000 });
      await expect(page.getByRole('status').filter({ hasText: 'You are online again' })).toBeAttached();
    });
  });

  test('no network, but the server on this PC: nothing claims to be offline', async ({ page, context }) => {
    await signIn(page, office.url);
    await workerServes(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false });
      window.dispatchEvent(new Event('offline'));
    });
    await page.getByRole('link', { name: 'Student Profile' }).click();
    await expect(page.getByText('No student is registered yet')).toBeVisible();
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('status').filter({ hasText: OFFLINE })).toBeVisible();
  });

  test('a login while offline says so and keeps what was typed', async ({ page, context }) => {
    await page.goto(`${office.url}/#/login?login=office`);
    await workerServes(page);
    await goOffline(context, office);
    await fillLogin(page);
    await expect(page.getByRole('alert')).toContainText(UNREACHABLE);
    await expect(loginForm(page).getByLabel('Login id')).toHaveValue(ADMIN.username);
    await comeBack(context, office);
    await loginForm(page).getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  });

  test('pictures and a registration while offline say so, lose nothing and are sent when back', async ({
    page,
    context,
  }) => {
    await signIn(page, office.url);
    await workerServes(page);
    await page.getByRole('link', { name: 'New Registration' }).first().click();
    await fillRegistration(page, { firstName: 'Asha', lastName: 'Verma', studentID: '1001' });
    await goOffline(context, office);

    await page.getByRole('button', { name: 'Register Student' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Error Occurred' });
    await expect(alert).toContainText(UNREACHABLE);
    await expect(alert).toBeInViewport();
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Asha');

    await page.getByLabel('Signature', { exact: true }).setInputFiles(await aPicture(page, 'new.png'));
    await expect(page.getByText('Failed Uploading')).toBeVisible();
    await expect(page.getByText('The picture is not stored yet: send it again, or remove it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Register Student' })).toBeDisabled();

    await test.step('leaving asks', async () => {
      await page.getByRole('link', { name: 'Dashboard' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await dialog.getByRole('button', { name: 'Stay' }).click();
      await expect(page.getByLabel('Last name', { exact: true })).toHaveValue('Verma');
    });

    await comeBack(context, office);
    await page.getByRole('button', { name: 'Try again: Signature' }).click();
    await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Register Student' }).click();
    await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
  });

  test('a deposit typed while offline is kept and is paid once when back; so is one whose database dies', async ({
    page,
    context,
  }) => {
    await signIn(page, office.url);
    await workerServes(page);
    await page.getByRole('link', { name: 'New Registration' }).first().click();
    await registerStudent(page, {
      firstName: 'Asha',
      lastName: 'Verma',
      studentID: '1001',
      previousBalance: '250',
    });
    await openCounter(page, '1001');

    await test.step('typed while offline', async () => {
      await goOffline(context, office);
      await page.getByLabel('Amount paid').fill('400');
      await page.getByRole('button', { name: 'Pay Now' }).click();
      // The app has tried again by itself before.
      await expect(page.getByRole('alert')).toContainText(UNREACHABLE, { timeout: 20_000 });
      await expect(page.getByRole('alert')).toContainText('nothing is taken twice');
      await expect(page.getByLabel('Amount paid')).toHaveValue('400');
      await expect(page.getByRole('status').filter({ hasText: OFFLINE })).toBeVisible();
    });

    await test.step('looking the student up again while offline keeps it too', async () => {
      await page.getByRole('button', { name: 'Find Student' }).click();
      await expect(page.getByRole('alert').filter({ hasText: UNREACHABLE })).toHaveCount(2);
      await expect(page.getByLabel('Amount paid')).toHaveValue('400');
    });

    await test.step('paid once when back', async () => {
      await comeBack(context, office);
      await expect(page.getByRole('alert').filter({ hasText: UNREACHABLE })).toHaveCount(1);
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page.getByText('₹400 collected')).toBeVisible({ timeout: 40_000 });
      expect(await depositsOf(page, '1001')).toBe(1);
    });

    await test.step('the database dies as the button is pressed: the receipt comes all the same', async () => {
      await page.getByRole('button', { name: 'Next student' }).click();
      await openCounter(page, '1001');
      await page.getByLabel('Amount paid').fill('50');
      const [, pid] = /\(process (\d+)\)/.exec(office.printed) ?? [];
      // With MONGODB_URI the office has no database process of its own.
      if (pid !== undefined) process.kill(Number(pid), 'SIGKILL');
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page.getByText('₹50 collected')).toBeVisible({ timeout: 20_000 });
      expect(await depositsOf(page, '1001')).toBe(2);
    });
  });
});
