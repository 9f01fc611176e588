import type { Page } from '@playwright/test';
import { answerPlaceholder, expect, fillLogin, signIn, test } from './fixtures';
import { Desk, newStudent } from './school';

/** Half of the layout shift that counts as good on the web (0.1): the sum of all shifts not caused by the user. */
const STEADY = 0.05;

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // The entries so far are delivered in a task of their own.
        setTimeout(() => resolve(sum), 100);
      }),
  );

const pages = [
  ['home, whose pictures come late', '/#/home', 'M.L.M. Group of Schools'],
  ['the login', '/#/login?login=office', 'Login id'],
  ['the dashboard', '/#/office/dashboard', 'Welcome, '],
  ['the list of students', '/#/office/student-profile', 'Student Name'],
  ['the counter', '/#/office/accounts', 'Student ID'],
] as const;

for (const [name, address, words] of pages) {
  test(`nothing jumps while ${name} comes, on an old screen and on a phone`, async ({ page, office }) => {
    if (address.includes('/office/')) await signIn(page, office.url);
    await answerPlaceholder(page);
    await page.route(/picsum\.photos|\/api\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fallback();
    });
    for (const width of [1366, 360]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto('about:blank');
      await page.goto(`${office.url}${address}`);
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shifts(page), `${width} px`).toBeLessThan(STEADY);
    }
  });
}

test('every picture of the home page has its place before it comes', async ({ page, office }) => {
  await page.goto(office.url);
  await page.waitForLoadState('networkidle');
  const pictures = await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => [image.getAttribute('width'), image.getAttribute('height')]),
    );
  expect(pictures.length).toBeGreaterThan(0);
  for (const size of pictures)
    expect(size).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
});

test('a page in English without a rupee sign fetches one font file, the Latin letters', async ({
  page,
  office,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.goto(`${office.url}/#/login?login=office`);
  await expect(page.getByLabel('Login id')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(fonts.map((url) => url.replace(/.*\/|-wght.*/g, ''))).toEqual(['inter-latin']);
});

test('on a slow line, who has signed in sees that the office is loading', async ({ page, office }) => {
  await page.goto(`${office.url}/#/login?login=office`);
  let answerNow = () => {};
  const isSeen = new Promise<void>((done) => (answerNow = done));
  await page.route('**/assets/office-area-*.js', async (route) => {
    await isSeen;
    await route.continue();
  });
  await fillLogin(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  answerNow();
  await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
});

test('a student whose data come late is read out by name when they are there', async ({ page, office }) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Asha Verma', 'Ramesh and Sita', 'female', '8'), 'LATE');
  await signIn(page, office.url, '/#/office/student-profile');
  let answerNow = () => {};
  const isAsked = new Promise<void>((done) => (answerNow = done));
  await page.route('**/api/office/getStudentById*', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Asha Verma' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  answerNow();
  await expect(page.getByRole('heading', { name: 'Asha Verma', level: 1 })).toBeFocused();
});

test('what Chrome 109 lacks of the language is fetched before anything is shown', async ({
  page,
  office,
}) => {
  await page.addInitScript(() => {
    for (const method of ['toReversed', 'toSorted', 'toSpliced', 'with'])
      Reflect.deleteProperty(Array.prototype, method);
    Reflect.deleteProperty(URL, 'canParse');
  });
  await page.goto(`${office.url}/#/login?login=office&returnUrl=%2Foffice%2Fsettings`);
  await fillLogin(page);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Admin admin Admin/ })).toBeVisible();
});
