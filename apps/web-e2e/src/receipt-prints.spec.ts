import type { Page } from '@playwright/test';
import { expect, fillLogin, lapse, test } from './fixtures';
import type { OfficeProcess } from './office-process';
import { keepPapers, papersOf } from './papers';
import { Desk, newStudent, pay } from './school';

async function openReceipt(page: Page, office: OfficeProcess, desk: Desk, query: Record<string, string>) {
  await keepPapers(page);
  await page.addInitScript((token) => localStorage.setItem('auth-token', token), desk.token);
  await page.goto(`${office.url}/#/office/receipt?${new URLSearchParams(query).toString()}`);
  await expect(page.getByRole('region', { name: 'Student Copy' })).toBeVisible();
}

const isDuplicate = (paper: string) => paper.includes('DUPLICATE');

test('D51 A receipt that is open on two PCs: the first print has no mark, each other says DUPLICATE, and the register counts them', async ({
  page,
  browser,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Asha Verma', 'Ramesh and Sita', 'female', '3'), '3001');
  const studentReceiptNo = await pay(desk, '3001', 'Asha Verma', 300);
  const query = { studentID: '3001', studentReceiptNo };
  const context = await browser.newContext();
  const other = await context.newPage();
  await openReceipt(page, office, desk, query);
  await openReceipt(other, office, desk, query);
  const papers = async () => [...(await papersOf(page)), ...(await papersOf(other))];

  await page.getByRole('button', { name: 'Print Receipt' }).click();
  await expect.poll(papers).toHaveLength(1);
  await other.keyboard.press('Control+p');
  await expect.poll(papers).toHaveLength(2);
  expect((await papers()).map(isDuplicate)).toEqual([false, true]);

  await test.step('no paper came out: the original is printed once more, and only once', async () => {
    await page.getByRole('button', { name: 'No, print it again' }).click();
    await expect.poll(papers).toHaveLength(3);
    expect((await papersOf(page)).map(isDuplicate)).toEqual([false, false]);
    await page.getByRole('button', { name: 'No, print it again' }).click();
    await expect.poll(papers).toHaveLength(4);
    expect((await papersOf(page)).map(isDuplicate)).toEqual([false, false, true]);
    await expect(page.getByText('already printed again once')).toBeVisible();
  });

  await test.step('the way of the browser, which asks nobody, says DUPLICATE', async () => {
    await other.evaluate(() => window.print());
    expect((await papersOf(other)).map(isDuplicate)).toEqual([true, true]);
  });

  await test.step('the register finds it by the end of its number and opens it again', async () => {
    await page.goto(`${office.url}/#/office/receipts`);
    await page.getByLabel('Receipt or book no.').fill(studentReceiptNo.slice(-7));
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: studentReceiptNo });
    await expect(row).toContainText(
      /2\d{3}-\d\d\/\d{6}.*Asha Verma.*Issued.*No paper came out: Admin.*5₹300$/,
    );
    await row.getByRole('link').click();
    await expect(page.getByText('DUPLICATE').first()).toBeVisible();
  });
  await context.close();
});

test('a receipt that another desk voids while it is on screen is not printed as if it still stood', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Rohan Yadav', 'Dinesh and Sunita', 'male', '3'), '3002');
  const studentReceiptNo = await pay(desk, '3002', 'Rohan Yadav', 300);
  await openReceipt(page, office, desk, { studentID: '3002', studentReceiptNo });
  await desk.post('/api/office/voidReceipt', {
    studentID: '3002',
    studentReceiptNo,
    reason: 'Taken from the wrong student',
  });

  await page.getByRole('button', { name: 'Print Receipt' }).click();
  await expect(page.getByText('Nothing was printed: this receipt is now void.')).toBeVisible();
  await expect(page.getByText('VOID', { exact: true })).toHaveCount(2);
  expect(await papersOf(page)).toEqual([]);

  await test.step('it has been seen now, and goes to paper as what it is', async () => {
    await page.keyboard.press('Enter');
    await expect.poll(() => papersOf(page)).toHaveLength(1);
    expect(await papersOf(page)).toEqual([expect.stringContaining('VOID')]);
  });
});

test('behind the question for the password no receipt goes to paper, by no way', async ({ page, office }) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Uma Rai', 'Mohan and Rekha', 'female', '3'), '3009');
  const studentReceiptNo = await pay(desk, '3009', 'Uma Rai', 300);
  await openReceipt(page, office, desk, { studentID: '3009', studentReceiptNo });
  await lapse(page);
  await page.getByRole('button', { name: 'Print Receipt' }).click();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await page.keyboard.press('Control+p');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toBeHidden();
  await page.emulateMedia({ media: null });
  await fillLogin(page);
  await expect(page.getByRole('button', { name: 'Print Receipt' })).toBeEnabled();
  expect(await papersOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Print Receipt' }).click();
  await expect.poll(async () => (await papersOf(page)).map(isDuplicate)).toEqual([false]);
  // On InScript, the layout clerks use to type names, the P key gives ज.
  await page.locator('body').dispatchEvent('keydown', { key: 'ज', code: 'KeyP', ctrlKey: true });
  await expect.poll(async () => (await papersOf(page)).map(isDuplicate)).toEqual([false, true]);
});

test('who leaves a receipt while its print is being counted gets no paper of it, and its original is still to come', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Tara Das', 'Mohan and Rekha', 'female', '3'), '3003');
  const studentReceiptNo = await pay(desk, '3003', 'Tara Das', 300);
  await openReceipt(page, office, desk, { studentID: '3003', studentReceiptNo });
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/api/office/receipts/prints', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/office/receipts/prints');
  await page.getByRole('button', { name: 'Print Receipt' }).click();
  await asked;
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
  const givenBack = page.waitForResponse('**/api/office/receipts/prints/failed');
  answer();
  expect((await givenBack).status()).toBe(200);
  expect(await papersOf(page)).toEqual([]);

  await page.goBack();
  await page.getByRole('button', { name: 'Print Receipt' }).click();
  await expect.poll(() => papersOf(page)).toHaveLength(1);
  expect((await papersOf(page)).map(isDuplicate)).toEqual([false]);
});

test.describe('where the network goes', () => {
  test.use({ cutsNetwork: true });

  test('an original that was counted, never printed, and could not be given back is asked for', async ({
    page,
    office,
  }) => {
    const desk = await Desk.signedIn(office.url);
    await desk.register(newStudent('Tara Das', 'Mohan and Rekha', 'female', '3'), '3013');
    const studentReceiptNo = await pay(desk, '3013', 'Tara Das', 300);
    await openReceipt(page, office, desk, { studentID: '3013', studentReceiptNo });
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    await page.route('**/api/office/receipts/prints', async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/api/office/receipts/prints/failed', (route) => route.abort());
    const asked = page.waitForRequest('**/api/office/receipts/prints');
    await page.getByRole('button', { name: 'Print Receipt' }).click();
    await asked;
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
    const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/prints/failed'));
    answer();
    await isLost;
    await page.unroute('**/api/office/receipts/prints/failed');

    await page.goBack();
    await page.getByRole('button', { name: 'No, print it again' }).click();
    await expect.poll(async () => (await papersOf(page)).map(isDuplicate)).toEqual([false]);
  });
});

test('a day book that is printed while another day is chosen says the day that is on it', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Kabir Das', 'Mohan and Rekha', 'male', '3'), '3004');
  await pay(desk, '3004', 'Kabir Das', 300);
  await keepPapers(page);
  await page.addInitScript((token) => localStorage.setItem('auth-token', token), desk.token);
  await page.goto(`${office.url}/#/office/day-book`);
  await expect(page.getByRole('row').filter({ hasText: 'Kabir Das' })).toBeVisible();
  const day = await page.getByLabel('First day').inputValue();
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/api/office/dayBook?*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/office/dayBook?*');
  await page.getByRole('button', { name: 'Print' }).click();
  await asked;
  await page.goto(`${office.url}/#/office/day-book?firstDay=2026-04-02&lastDay=2026-04-02`);
  answer();
  await expect.poll(() => papersOf(page)).toHaveLength(1);
  const [paper = ''] = await papersOf(page);
  expect(paper).toContain('Kabir Das');
  expect(paper).not.toContain('2 Apr 2026');
  expect(day).not.toBe('2026-04-02');
});
