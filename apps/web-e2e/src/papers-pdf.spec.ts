import type { Page } from '@playwright/test';
import { schoolDate, sessionMonths } from '@school/domain';
import { expect, signIn, test } from './fixtures';
import { holdPapers } from './papers';
import { textsOfPages } from './pdf-text';
import { Desk, newStudent, pay } from './school';

const NAME = 'Venkatanarasimharaju Subramaniam';
const PAYMENTS = 60;
const LATE = 40;

/** A defaulter as the list's call returns it. */
interface Late {
  readonly studentID: string;
  readonly amount: number;
}

/** Amounts of which no two, and no balance, have the same digits. Rupees. */
const amountOf = (n: number) => 100.07 + n;

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const rupees = (amount: number) =>
  amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The width of A4 between its margins, in CSS pixels. */
const PAPER = 718;

/** Expects the page to be no wider than the paper: a browser prints a wider one smaller than intended. */
async function expectToFit(page: Page): Promise<void> {
  const screen = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER);
  await page.emulateMedia({ media: null });
  if (screen) await page.setViewportSize(screen);
}

const pagesOf = async (page: Page) => textsOfPages(await page.pdf({ preferCSSPageSize: true }));

interface Paper {
  /** The first and the last cell of each row. */
  readonly rows: readonly (readonly [string, string])[];
  /** A text that each row wraps over several lines. */
  readonly wrapped?: string;
  /** The lines above the list: the filters first, which are at the foot of each page too, then the number of rows. */
  readonly above?: readonly string[];
  /** The lines at the end of the whole list. */
  readonly totals: readonly string[];
}

/** Texts around and above the lists on screen that no paper may have. */
const ON_SCREEN_ALONE = [
  'New Registration',
  'Yearly Calendar',
  'all rights reserved',
  'Download',
  'Back to the',
];

/**
 * A list on paper: on more than one page, its headings on each, no row torn in two, the totals and signatures on the page of the last row, and
 * nothing of the screen that it was printed from.
 */
async function expectList(page: Page, { rows, wrapped, above = [], totals }: Paper): Promise<void> {
  const heads = await page.locator('[data-print-sheet] table').first().locator('thead th').allTextContents();
  expect(heads.length).toBeGreaterThan(3);
  await expectToFit(page);
  const pages = await pagesOf(page);
  expect(pages.length).toBeGreaterThan(1);
  for (const said of above) expect(pages[0]).toContain(withoutSpaces(said));
  for (const outside of ON_SCREEN_ALONE) expect(pages.join()).not.toContain(withoutSpaces(outside));
  const placeOf = (text: string) => pages.findIndex((one) => one.includes(withoutSpaces(text)));
  const places = rows.map(([number, amount]) => [placeOf(number), placeOf(amount)] as const);
  for (const [place, other] of places) {
    expect(place).toBeGreaterThanOrEqual(0);
    expect(other).toBe(place);
  }
  const used = [...new Set(places.map(([place]) => place))];
  expect(used.length).toBeGreaterThan(1);
  for (const place of used)
    for (const head of heads)
      expect(pages[place]?.toLowerCase()).toContain(withoutSpaces(head).toLowerCase());
  if (wrapped !== undefined) {
    const whole = withoutSpaces(wrapped);
    const found = pages.map((one) => one.split(whole).length - 1);
    expect(used.map((place) => found[place])).toEqual(
      used.map((place) => places.filter(([one]) => one === place).length),
    );
  }
  const last = Math.max(...used);
  // Neither the sum nor a signature is alone on a page, and each page has its number and the number of pages.
  expect(last).toBe(pages.length - 1);
  for (const [at, said] of pages.entries()) {
    expect(said).toContain(withoutSpaces(`Page ${at + 1} of ${pages.length}`));
    expect(said).toContain(withoutSpaces(above[0] ?? ''));
  }
  for (const total of totals) expect(pages.slice(last).join('')).toContain(withoutSpaces(total));
}

test('D50, D53, D54 On paper: pages break between rows, headings repeat, and the totals are there', async ({
  page,
  office,
}) => {
  await holdPapers(page);
  const desk = await Desk.signedIn(office.url);
  const student = {
    ...newStudent('x y', 'x and y', 'female', '12', { before: 20_000 }),
    first: NAME,
    last: NAME,
  };
  await desk.register(student, 'PAPER');
  const payments: { receipt: string; amount: number }[] = [];
  for (let n = 0; n < PAYMENTS; n += 1) {
    const amount = Number(amountOf(n).toFixed(2));
    payments.push({ receipt: await pay(desk, 'PAPER', `${NAME} ${NAME}`, amount), amount });
  }
  const total = rupees(payments.reduce((sum, { amount }) => sum + amount, 0));
  const rows = payments.map(({ receipt, amount }) => [receipt, rupees(amount)] as const);
  await signIn(page, office.url);

  await test.step('the day book', async () => {
    await page.goto(`${office.url}/#/office/day-book`);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('[data-print-sheet] tbody tr').nth(PAYMENTS - 1)).toBeAttached();
    await expectList(page, { rows, wrapped: `${NAME} ${NAME}`, totals: [total] });
  });

  await test.step('the register of receipts, as it is narrowed', async () => {
    const narrowed = new URLSearchParams({ studentID: 'PAPER', mode: 'Cash', sort: 'oldest' });
    await page.goto(`${office.url}/#/office/receipts?${narrowed.toString()}`);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('[data-print-sheet] tbody tr').nth(PAYMENTS - 1)).toBeAttached();
    const above = [
      'Register of receipts, Student ID: PAPER, Mode of payment: Cash',
      `${PAYMENTS} numbers: Issued`,
    ];
    await expectList(page, { rows, wrapped: `${NAME} ${NAME}`, above, totals: [`Total: Issued ₹${total}`] });
  });

  await test.step('the statement of account', async () => {
    await page.goto(`${office.url}/#/office/student-profile/PAPER/statement`);
    await expect(page.locator('[data-print-sheet]')).toContainText(payments.at(-1)?.receipt ?? '');
    await expectList(page, { rows, totals: [total] });
  });

  await test.step('the papers of a family that reads Hindi, with what stands below each page (D91)', async () => {
    const reads = newStudent('Rehan Husain', 'Imran and Nasreen', 'male', '10', { reads: 'hi' });
    await desk.register(reads, 'PAPER-HI');
    for (const paper of ['statement', 'record']) {
      await page.goto(`${office.url}/#/office/student-profile/PAPER-HI/${paper}`);
      await expect(page.locator('[data-print-sheet][lang="hi"]')).toContainText('PAPER-HI');
      for (const text of await pagesOf(page)) expect(text).not.toMatch(/Page \d|Statement|record/);
    }
  });

  await test.step('the closing of the drawer, on one page to be signed', async () => {
    const counts = { n500: 15, n200: 1, n100: 0, n50: 1, n20: 1, n10: 0, n5: 0, n2: 2, n1: 0 };
    const { collectorId, number } = await desk.post<{ collectorId: string; number: number }>(
      '/api/office/closeDrawer',
      { openingFloat: 0, closingFloat: 0, counts, reason: 'Paise were rounded' },
    );
    await page.goto(`${office.url}/#/office/closing/${collectorId}/${String(number)}`);
    await expect(page.locator('[data-print-sheet]')).toContainText('Paise were rounded');
    const pages = await pagesOf(page);
    expect(pages).toHaveLength(1);
    for (const said of ['500×15₹7,500', `Counted₹7,774`, `Expected₹${total}`, `Total₹${total}`])
      expect(pages[0]).toContain(said);
  });
});

test('D55 On paper: the list of defaulters breaks between rows too, says what it is narrowed to, and adds up', async ({
  page,
  office,
}) => {
  const today = schoolDate(new Date());
  // In the first ten days of a session a new student owes nothing late, so there is no list.
  if (/-04-(0\d|10)$/.test(today)) return;
  const desk = await Desk.signedIn(office.url);
  const [feesFrom] = sessionMonths(today.slice(0, 7));
  for (let n = 0; n < LATE; n += 1) {
    const student = newStudent('x y', 'x and y', 'female', '9', {
      before: amountOf(n),
      ...(feesFrom !== undefined && { feesFrom }),
    });
    await desk.register({ ...student, first: NAME, last: NAME }, `LATE-${String(n).padStart(2, '0')}`);
  }
  const late = await desk.get<readonly Late[]>('/api/office/defaulters?class=9&size=100');
  expect(late).toHaveLength(LATE);
  const rows = late.map(({ studentID, amount }) => [studentID, rupees(amount)] as const);
  const total = rupees(late.reduce((sum, { amount }) => sum + amount, 0));
  await signIn(page, office.url, '/#/office/defaulters/list?class=9');
  await expect(page.locator('[data-print-sheet] tbody tr').nth(LATE - 1)).toBeAttached();
  const above = ['Defaulters, Class: IX'];
  await expectList(page, {
    rows,
    wrapped: `${NAME} ${NAME}`,
    above,
    totals: [`Total: ${LATE} students`, total],
  });
});
