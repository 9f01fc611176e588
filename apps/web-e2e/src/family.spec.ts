import { expect, signIn, test } from './fixtures';
import { keepPapers, papersOf } from './papers';
import { printed } from './pictured';
import { Desk, newStudent } from './school';

test.use({ cutsNetwork: true });

test('D56, D57 a family: found by the father, paid for in one go over a line that breaks, and nothing taken twice', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Kabir Rawat', 'Jagmohan and Sita', 'male', '3'), 'RAW-1');
  await desk.register(newStudent('Tara Rawat', 'Jagmohan and Sita', 'female', '8', { before: 50 }), 'RAW-2');
  await keepPapers(page);
  await signIn(page, office.url, '/#/office/accounts');

  // By the keyboard alone: the father's name, then the second of the matches.
  await expect(page.getByLabel('Student ID/Scholar No')).toBeFocused();
  await page.keyboard.type('jagmohan r');
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(page.getByRole('option').nth(1)).toContainText(
    'RAW-2 · Class VIII A · Father: Jagmohan Rawat',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tara Rawat' })).toBeVisible();
  await expect(page.getByText('Together they owe ₹800.')).toBeVisible();

  // The answers for the second child are lost, each after the money was taken.
  let sent = 0;
  let isBroken = true;
  await page.route('**/api/office/depositFee', async (route) => {
    sent += 1;
    if (sent === 1 || !isBroken) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const open = page.getByRole('button', { name: 'Pay for all' });
  await open.focus();
  await page.keyboard.press('Enter');
  const take = page.getByRole('button', { name: 'Take ₹800 for all, Cash' });
  await expect(take).toBeFocused();
  // A second press of the Enter that opened the form takes nothing.
  await page.keyboard.press('Enter');
  await expect(take).toBeEnabled();
  expect(sent).toBe(0);
  await page.keyboard.press('Enter');
  const again = page.getByRole('button', { name: 'Retry unanswered payments' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row', { name: /Kabir Rawat .* Taken, receipt MLMEC\/RAW-1\// })).toBeVisible();
  await expect(page.getByRole('row', { name: /Tara Rawat .* May have been taken/ })).toBeVisible();

  isBroken = false;
  await again.click();
  await expect(page.getByText('₹800 collected for the family')).toBeVisible();
  const sheet = page.getByRole('article', { name: 'Family Receipt' });
  await expect(sheet).toContainText('Rupees eight hundred only');
  // The sheet is the family's only paper for this payment (D89).
  await expect(sheet.getByText('Check code')).toHaveCount(4);
  const print = page.getByRole('button', { name: 'Print family sheet' });
  await expect(print).toBeFocused();

  // The server counts printing the sheet as printing each child's receipt (D51).
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(sheet).toContainText('DUPLICATE');
  await print.click();
  await expect.poll(() => papersOf(page)).toHaveLength(2);
  expect((await papersOf(page)).map((paper) => paper.includes('DUPLICATE'))).toEqual([false, true]);
  // The sheet is found again by the receipt of any child (D83).
  const [tara] = await desk.get<{ studentReceiptNo: string }[]>('/api/office/receipts?studentID=RAW-2');
  await page.goto(`${office.url}/#/office/receipt?studentReceiptNo=${tara?.studentReceiptNo ?? ''}`);
  await page.getByRole('link', { name: 'Family sheet' }).click();
  await expect(sheet.getByRole('region', { name: 'Office Copy' })).toContainText('Kabir Rawat (RAW-1)');
  await expect(sheet).toContainText('DUPLICATE');
  for (const [studentID, paid] of [
    ['RAW-1', 300],
    ['RAW-2', 500],
  ] as const) {
    const { student } = await desk.post<{
      student: { studentFeeReport: { kind: string; studentPaid: number }[] };
    }>('/api/office/isFirstTimeDeposit', { studentID });
    const deposits = student.studentFeeReport.filter(({ kind }) => kind === 'deposit');
    expect(deposits.map(({ studentPaid }) => studentPaid)).toEqual([paid]);
    const [receipt] = await desk.get<{ prints: number }[]>(`/api/office/receipts?studentID=${studentID}`);
    expect(receipt?.prints).toBe(2);
  }
  await printed(page, 'family-sheet');
});

test('D56 a family: what one child has just paid is owed no longer by them together', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Kabir Negi', 'Harish and Sita', 'male', '3'), 'NEG-1');
  await desk.register(newStudent('Tara Negi', 'Harish and Sita', 'female', '3'), 'NEG-2');
  await signIn(page, office.url, '/#/office/accounts?studentID=NEG-1');
  await expect(page.getByText('Together they owe ₹600.')).toBeVisible();
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await expect(page.getByText('Together they owe ₹300.')).toBeVisible();
});

test('what a family pays is taken by who pressed the button, and goes on in the name of nobody who signs in meanwhile', async ({
  page,
  context,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Mohan Bisht', 'Harish and Uma', 'male', '3'), 'BIS-1');
  await desk.register(newStudent('Rekha Bisht', 'Harish and Uma', 'female', '8'), 'BIS-2');
  const username = 'farida';
  const { password } = await desk.addAccount({
    fname: 'Farida',
    username,
    role: 'office',
    rights: ['collect'],
  });
  const { token } = await Desk.signedIn(office.url, { username, password });
  await signIn(page, office.url, '/#/office/accounts?studentID=BIS-1');
  const otherTab = await context.newPage();
  await otherTab.goto(`${office.url}/favicon.svg`);

  let sent = 0;
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((done) => (goOn = done));
  await page.route('**/api/office/depositFee', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Pay for all' }).click();
  const isSent = page.waitForRequest('**/api/office/depositFee');
  await page.getByRole('button', { name: /^Take .* for all, Cash/ }).click();
  await isSent;
  await otherTab.evaluate((kept) => localStorage.setItem('auth-token', kept), token);
  await expect(page.getByRole('heading', { name: 'Set your own password' })).toBeVisible();
  const isTaken = page.waitForResponse('**/api/office/depositFee');
  goOn();
  expect((await isTaken).status()).toBe(201);
  // Once this later call is answered, any other call would have been seen.
  await page.evaluate(() => fetch('/api/health'));
  expect(sent).toBe(1);
});
