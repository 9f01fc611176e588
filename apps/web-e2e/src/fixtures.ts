import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { ADMIN } from './admin';
import { goToDay, onOtherDay } from './go-to-day';
import { OfficeProcess } from './office-process';
import { Desk } from './school';

const PLACEHOLDER = 'https://picsum.photos/';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500"><rect width="900" height="500" fill="#8aa"/></svg>';

/** Whether the browser reports a missing picture of the placeholder service (D37): no test reaches another machine. */
export const isOfPlaceholder = (message: ConsoleMessage) => message.location().url.startsWith(PLACEHOLDER);

/** Answers in place of the placeholder service. */
export const answerPlaceholder = (page: Page) =>
  page.route(`${PLACEHOLDER}**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));

interface Fixtures {
  /** The day that office and page live on, for files that have days of their own; set for the whole file. */
  readonly day: string | undefined;
  /** One office for all tests of a file, so that no file sees the students of another. */
  readonly office: OfficeProcess;
  /** Set by tests that cut the network or kill the database: a missing answer or a 503 is then no complaint. */
  readonly cutsNetwork: boolean;
  /** Everything the browser complained about; a test must end with none. */
  readonly complaints: string[];
}

/** Opens the office of a test file, and closes that of the file before. */
export type OfficeOf = (file: string, settings?: Readonly<Record<string, string>>) => Promise<OfficeProcess>;

interface WorkerFixtures {
  readonly officeOf: OfficeOf;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // The worker fetches the whole app in the background: each new browser would wait for a megabyte, and a test's routes and
  // counts would depend on when the worker takes over. offline.spec.ts tests the worker.
  serviceWorkers: 'block',
  cutsNetwork: [false, { option: true }],
  officeOf: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures out of this pattern
    async ({}, use) => {
      let open: { readonly file: string; readonly office: OfficeProcess } | undefined;
      await use(async (file, settings) => {
        if (open?.file === file) return open.office;
        await open?.office.close();
        const office = await OfficeProcess.open({ ADMIN_PASSWORD: ADMIN.password, ...settings });
        open = { file, office };
        return open.office;
      });
      await open?.office.close();
    },
    { scope: 'worker' },
  ],
  day: [undefined, { option: true }],
  office: async ({ officeOf, day, page }, use, { file }) => {
    if (day === undefined) return use(await officeOf(file));
    await goToDay(day, page);
    await use(await officeOf(file, onOtherDay));
  },
  complaints: [
    async ({ page, cutsNetwork }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // A refusal (4xx) is an answer the page shows, but Chromium also lists it as an error.
        const isAnswer = message.text().includes('status of 4');
        const isUnsent =
          cutsNetwork &&
          /net::ERR_|fetching the script|status of 503|worker was not started/.test(message.text());
        if (message.type() === 'error' && !isAnswer && !isUnsent && !isOfPlaceholder(message))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The texts of the login, and the heading shown after it. */
const LOGIN = {
  en: { form: 'Login', id: 'Login id', password: 'Password', submit: 'Login', welcome: /^Welcome, / },
  hi: {
    form: 'लॉगिन करें',
    id: 'लॉगिन आईडी',
    password: 'पासवर्ड',
    submit: 'लॉगिन करें',
    welcome: /^स्वागत है, /,
  },
};

type Language = keyof typeof LOGIN;

/** The login form of the page, or of a dialog on top of it. */
export const loginForm = (page: Page, language: Language = 'en') =>
  page.getByRole('form', { name: LOGIN[language].form });

/** Fills the login that is on screen, and sends it. */
export async function fillLogin(
  page: Page,
  { username, password } = ADMIN,
  language: Language = 'en',
): Promise<void> {
  const words = LOGIN[language];
  const form = loginForm(page, language);
  await form.getByLabel(words.id).fill(username);
  await form.getByRole('textbox', { name: words.password }).fill(password);
  await form.getByRole('button', { name: words.submit }).click();
}

/** Ends the session while somebody works: from now on the server refuses the page's calls. */
export const lapse = (page: Page) =>
  page.evaluate(() => {
    const claims = btoa(JSON.stringify({ sub: '1', fname: 'Admin', role: 'admin', iat: 1, exp: 9999999999 }));
    localStorage.setItem('auth-token', `e30.${claims}.x`);
  });

/** Waits until somebody is signed in, by the heading that greets them. */
export const isWelcomed = (page: Page, language: Language = 'en') =>
  expect(page.getByRole('heading', { name: LOGIN[language].welcome })).toBeVisible();

/**
 * Sets an own password in place of one made by somebody else, by keyboard: the first field has the focus.
 * @param start the heading of the page on which that account begins
 */
export async function setOwnPassword(
  page: Page,
  given: string,
  own: string,
  start: RegExp | string = LOGIN.en.welcome,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Set your own password' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  for (const typed of [given, own, own]) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    // Past the field's show-password button.
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: start })).toBeVisible();
}

/** Signs the administrator in through the login page. */
export async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/login?login=office`);
  await fillLogin(page);
  await isWelcomed(page);
}

/**
 * Signs the administrator in without the login page, with the state a login leaves in the browser.
 * @param path the first page; the dashboard is waited for
 */
export async function signIn(page: Page, url: string, path?: string): Promise<void> {
  const { token } = await Desk.signedIn(url);
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((kept) => localStorage.setItem('auth-token', kept), token);
  await page.goto(url + (path ?? '/#/office/dashboard'));
  if (path === undefined) await isWelcomed(page);
}

/** Signs in and opens the registration with the first name filled in. */
export async function beginRegistration(page: Page, url: string): Promise<void> {
  await signIn(page, url, '/#/office/register-student');
  await page.getByLabel('First name', { exact: true }).fill('Asha');
}

/** A picture to upload: a screenshot of the page. */
export async function aPicture(page: Page, name: string) {
  return {
    name,
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } }),
  };
}

export interface NewStudent {
  readonly studentID?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly board?: string;
  readonly medium?: string;
  readonly schoolClass?: string;
  readonly stream?: string;
  readonly previousBalance?: string;
}

/** Fills the registration from top to bottom, as a clerk does. */
export async function fillRegistration(page: Page, student: NewStudent): Promise<void> {
  const { board = 'CBSE', medium = 'English', schoolClass = 'III' } = student;
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  const choose = (label: string, option: string) =>
    page.getByLabel(label, { exact: true }).selectOption({ label: option });
  await fill('First name', student.firstName);
  await fill('Last name', student.lastName);
  await fill('Date of birth', '2016-04-01');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await choose('Religion', 'Hindu');
  await choose('Category', 'General');
  await fill('Sub-category', 'None');
  await fill('Adhaar number', '123412341234');
  await fill('Primary mobile', '9876543210');
  await fill('Secondary mobile', '9876543211');
  await page.getByRole('radio', { name: 'Own conveyance' }).check();
  await fill("Father's name", 'Ramesh Verma');
  await fill("Mother's name", 'Sita Verma');
  await fill("Guardian's name", 'Ramesh Verma');
  await fill('Relation with guardian', 'Father');
  await fill('Address', '12 Station Road, Kanpur');
  await choose('Wing', 'Primary');
  await choose('Board', board);
  await choose('Medium', medium);
  await choose('Class', schoolClass);
  await choose('Section', '* (No Section)');
  if (student.stream !== undefined) await choose('Stream', student.stream);
  if (student.studentID !== undefined) await fill('Student ID', student.studentID);
  if (student.previousBalance !== undefined) await fill('Previous balance', student.previousBalance);
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await aPicture(page, 'photo.png'));
  await page.getByLabel('Signature', { exact: true }).setInputFiles(await aPicture(page, 'signature.png'));
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
}

/** Fills the open registration, sends it, and waits until it is stored. */
export async function registerStudent(page: Page, student: NewStudent): Promise<void> {
  await fillRegistration(page, student);
  await page.getByRole('button', { name: 'Register Student' }).click();
  await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
}
