import type { Browser, Page } from '@playwright/test';
import { violationsOn } from './axe';
import { aPicture, expect, fillLogin, isWelcomed, setOwnPassword, test } from './fixtures';
import { Hands } from './hands';
import { OfficeProcess } from './office-process';
import { keepPapers, papersOf } from './papers';
import { pictured, printed } from './pictured';

const OWN = 'ink and blotting paper';
/** The rows of the school's register; by hand: `STUDENTS=1500 npx playwright test first-day`. */
const STUDENTS = Number(process.env['STUDENTS'] ?? 60);

const HEADINGS =
  'Scholar No,Name of student,Father,Mother,Date of birth,Date of admission,लिंग,Class,Mobile,Aadhaar No,Address,Religion,Category,Old dues';

const FIRST = ['Asha', 'Rahul', 'Sunita', 'Imran', 'Kavita', 'Deepak', 'Farida', 'Gopal', 'Meena'];
const LAST = ['Verma', 'Mishra', 'Khan', 'Yadav', 'Singh', 'Gupta', 'Tiwari'];
const named = (names: readonly string[], n: number) => names[n % names.length] ?? '';
const two = (n: number) => String(n).padStart(2, '0');

/** Every fortieth row of the register has no father's name. */
const isRefused = (row: number) => row % 40 === 39;

/** The register of a school, as a clerk would save it as CSV. */
const register = () =>
  Buffer.from(
    [
      HEADINGS,
      ...Array.from({ length: STUDENTS }, (_, row) => {
        const id = String(5000 + row);
        const surname = named(LAST, Math.floor(row / 3));
        const father = isRefused(row) ? '' : `${named(FIRST, row + 5)} ${surname}`;
        const born = `${two(1 + (row % 28))}/${two(1 + (row % 12))}/${String(2020 - (row % 8) - (row % 3))}`;
        const mobile = `98765${id.padStart(5, '0')}`;
        return `${id},${named(FIRST, row)} ${surname},${father},Sunita ${surname},${born},02/04/2025,F,${String((row % 8) + 1)}-A,${mobile},1234 5678 ${id},4 Station Road,Hindu,General,Rs. ${String((row % 3) * 100)}/-`;
      }),
    ].join('\r\n'),
  );

/** The effort of a step of the first day by keyboard: keys, and the seconds of the machine. */
interface Effort {
  readonly step: string;
  readonly keys: number;
  readonly seconds: number;
}

/** Signs a new person in, in a browser of their own, and replaces the given password at once. */
async function atOwnDesk(browser: Browser, url: string, username: string, given: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await keepPapers(page);
  await page.goto(`${url}/#/login?login=office`);
  await fillLogin(page, { username, password: given });
  await setOwnPassword(page, given, OWN);
  return page;
}

/** Takes the whole due of a student and prints it. @returns the receipt's paper */
async function takes(page: Page, url: string, studentID: string): Promise<string> {
  const hands = new Hands(page);
  await page.goto(`${url}/#/office/accounts`);
  await expect(page.getByLabel('Student ID/Scholar No')).toBeFocused();
  await hands.type(studentID);
  await hands.press('Enter');
  await expect(page.getByLabel('Amount paid')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Pay Now' }).locator('kbd')).toBeVisible();
  await hands.press('Enter');
  await expect(page.getByRole('button', { name: 'Print Receipt' })).toBeFocused();
  await hands.press('Enter');
  await expect.poll(async () => (await papersOf(page)).length).toBe(1);
  const [paper = ''] = await papersOf(page);
  return paper;
}

test('D43, D58, D68, D78, D79, D87: from an empty folder to the first receipts with own fees, a register and three clerks', async ({
  page,
  browser,
}, { annotations }) => {
  test.setTimeout(600_000);
  const office = await OfficeProcess.open();
  const hands = new Hands(page);
  const efforts: Effort[] = [];
  const step = async (name: string, work: () => Promise<void>) => {
    const [began, before] = [Date.now(), hands.pressed.keys];
    await test.step(name, work);
    efforts.push({ step: name, keys: hands.pressed.keys - before, seconds: (Date.now() - began) / 1000 });
  };
  const goTo = async (name: string) => {
    await page.goto(`${office.url}/#/office/dashboard`);
    await page
      .getByRole('list')
      .filter({ hasText: 'School details' })
      .last()
      .getByRole('link', { name, exact: true })
      .press('Enter');
  };
  const done = async (count: number) => {
    await page.goto(`${office.url}/#/office/dashboard`);
    await expect(page.getByText(`${String(count)} of 7 done`)).toBeVisible();
  };
  const passwords = new Map<string, string>();
  try {
    await step('sign in with the printed password and set an own one', async () => {
      const printed = /shown only this once: (\S+)/.exec(office.printed)?.[1] ?? '';
      await page.goto(`${office.url}/#/login?login=office`);
      await hands.fill('Login id', 'admin');
      await hands.fill('Password', printed);
      await hands.press('Enter');
      await setOwnPassword(page, printed, OWN);
      await expect(page.getByText('0 of 7 done')).toBeVisible();
      await pictured(page, 'first-steps');
    });

    await step('school details and crest', async () => {
      await goTo('School details');
      for (const [branch, name] of [
        ['M.L.M. Education Centre', 'Education Centre'],
        ['M.L.M. Inter College', 'Inter College'],
      ] as const) {
        const form = page.getByRole('form', { name: branch });
        const at = hands.at(form);
        await at.goTo('Name', 'textbox');
        await at.typeOver(`Saraswati ${name}`);
        await at.goTo(/^Phone/, 'textbox');
        await at.typeOver('0532 2465001');
        await at.goTo(/^Address/, 'textbox');
        await at.typeOver('4 Civil Lines, Prayagraj');
        await form.getByLabel(/^Logo/).setInputFiles(await aPicture(page, 'crest.png'));
        await expect(form.getByText('Uploaded', { exact: true })).toBeVisible();
        await at.take('Save');
        await expect(page.getByText(new RegExp(`The details of .*${name} are saved`))).toBeVisible();
      }
      await done(2);
    });

    await step('the school’s own fees', async () => {
      await goTo('Fee table');
      await hands.take('New fees');
      await expect(page.getByLabel('From month')).toBeFocused();
      const first = page.getByRole('region', { name: 'Classes I to V', exact: true });
      await hands.at(first).goTo(/^Monthly/, 'textbox');
      await hands.typeOver('350');
      await page.getByLabel('From month').selectOption({ index: 1 });
      await pictured(page, 'new-fees');
      await hands.take('Check and save');
      await hands.at(page.getByRole('alertdialog')).take('Save the new fees');
      await expect(page.getByText(/The new fees apply from/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'New fees' })).toBeFocused();
      await done(3);
    });

    await step('a bus with its stops', async () => {
      await goTo('Heads');
      await hands.take('New head');
      const form = hands.at(page.getByRole('dialog'));
      await form.fill('Name', 'Bus');
      await page.getByRole('radio', { name: /^By choice/ }).check();
      await form.fill('Stops', 'Civil Lines 400');
      await hands.press('Enter');
      await hands.type('Naini 650');
      await pictured(page, 'new-head');
      await form.take('Add the head');
      await expect(page.getByText('Bus is added')).toBeVisible();
      await done(4);
    });

    await step('two clerks', async () => {
      await goTo('Staff');
      for (const name of ['Geeta', 'Ravindra']) {
        await hands.take('Add account');
        await hands.type(name);
        await hands.press('Tab');
        await hands.type(name.toLowerCase());
        await hands.fill('Your own password', OWN);
        await hands.press('Enter');
        const handed = page.getByRole('dialog', { name: `Password for ${name} (${name.toLowerCase()})` });
        const secret = handed.getByRole('definition').last();
        await expect(secret).toBeVisible();
        passwords.set(name.toLowerCase(), (await secret.textContent()) ?? '');
        await pictured(page, `handed-${name}`);
        await printed(page, `password-slip-${name}`);
        await hands.at(handed).take('Done');
      }
      await done(5);
    });

    await step(`a register of ${String(STUDENTS)} rows`, async () => {
      await goTo('Students');
      const file = { name: 'register.csv', mimeType: 'text/csv', buffer: register() };
      await page.getByLabel('Register').setInputFiles(file);
      await expect(page.getByRole('heading', { name: /Columns of register.csv/ })).toBeFocused();
      const unsaid = page.getByText('New students need these as well');
      await expect(unsaid).toContainText('one value for all: Wing, Board, Medium.');
      for (const [field, value] of [
        ['Wing', 'primary'],
        ['Board', 'cbse'],
        ['Medium', 'english'],
      ] as const)
        await page.getByLabel(`Where ${field} is empty`, { exact: true }).selectOption(value);
      await expect(unsaid).toBeHidden();
      await pictured(page, 'columns');
      await hands.take('Show the preview');
      const fresh = STUDENTS - Array.from({ length: STUDENTS }, (_, row) => row).filter(isRefused).length;
      const run = page.getByRole('button', { name: `Run: ${String(fresh)} students` });
      await expect(run).toBeVisible({ timeout: 120_000 });
      await expect(page.getByRole('heading', { name: /^register.csv: / })).toBeFocused();
      await pictured(page, 'preview');
      await hands.tabTo(run);
      await hands.press('Enter');
      const sure = page.getByRole('alertdialog');
      await expect(sure).toContainText(`${String(fresh)} students are registered`);
      await hands.at(sure).take(/^Run/);
      await expect(page.getByText('The import is done.')).toBeVisible({ timeout: 300_000 });
      await pictured(page, 'imported');
      await done(6);
    });

    await step('the float of the own drawer', async () => {
      await goTo('Float of the drawer');
      await expect(page.getByLabel(/^Opening float/)).toBeFocused();
      await hands.type('1500');
      await pictured(page, 'float');
      await hands.press('Enter');
      await expect(page.getByText('₹1,500 is in your drawer')).toBeVisible();
      await done(7);
    });

    await step('the checklist is put away', async () => {
      await page.getByRole('button', { name: 'Hide first steps' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0);
      await page.reload();
      await isWelcomed(page);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0);
    });

    await test.step('three clerks take the first payments at once, by the school’s own fees', async () => {
      await keepPapers(page);
      await page.reload();
      const desks = [
        page,
        ...(await Promise.all(
          [...passwords].map(([username, given]) => atOwnDesk(browser, office.url, username, given)),
        )),
      ];
      const papers = await Promise.all(desks.map((desk, at) => takes(desk, office.url, String(5000 + at))));
      for (const paper of papers) expect(paper).toContain('Saraswati');
      expect(new Set(papers.map((paper) => /MLM[EI]C\/\S+/.exec(paper)?.[0])).size).toBe(3);
      for (const desk of desks) expect(await violationsOn(desk)).toEqual([]);
      await Promise.all(desks.slice(1).map((desk) => desk.context().close()));
    });
    // A typist needs about a quarter of a second for a key.
    const keys = efforts.reduce((all, one) => all + one.keys, 0);
    const seconds = efforts.reduce((all, one) => all + one.seconds, 0);
    for (const one of [...efforts, { step: 'in all', keys, seconds }])
      annotations.push({
        type: one.step,
        description: `${String(one.keys)} keys, ${one.seconds.toFixed(1)} s of the machine, ${((one.keys * 0.28 + one.seconds) / 60).toFixed(1)} minutes`,
      });
    // Leaves the page before its server stops.
    await page.goto('about:blank');
  } finally {
    await office.close();
  }
});
