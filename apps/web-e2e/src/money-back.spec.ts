import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures';
import { violationsOn } from './axe';
import { textsOfPages } from './pdf-text';
import { Desk, newStudent } from './school';

interface Balance {
  readonly fees: {
    readonly branchCode: string;
    readonly previousBalance: number;
    readonly currentCharge: number;
    readonly ahead: readonly { readonly month: string; readonly amount: number }[];
  };
}

/** Registers Asha Verma of class VIII, who pays ₹450 a month. @param father tells one family from another */
async function registered(url: string, studentID: string, father = 'Ramesh'): Promise<Desk> {
  const desk = await Desk.signedIn(url);
  const student = newStudent('Asha Verma', `${father} and Sita`, 'female', '8');
  await desk.register(student, studentID);
  return desk;
}

/** Takes this month's fee as the counter does, and a later one if it is paid ahead. @returns the receipt's number */
async function paid(desk: Desk, studentID: string, more: object = {}, isAhead = false): Promise<string> {
  const { fees } = await desk.post<Balance>('/api/office/isFirstTimeDeposit', { studentID });
  const { branchCode, previousBalance, currentCharge, ahead } = fees;
  const [next] = isAhead ? ahead : [];
  const charge = currentCharge + (next?.amount ?? 0);
  const { studentReceiptNo } = await desk.post<{ studentReceiptNo: string }>('/api/office/depositFee', {
    studentID,
    studentName: 'Asha Verma',
    toward: 'monthly',
    branchCode,
    previousBalance,
    currentCharge: charge,
    paidAmount: previousBalance + charge,
    ...(next && { throughMonth: next.month }),
    ...more,
  });
  return studentReceiptNo;
}

const expectAccessible = async (page: Page) => expect(await violationsOn(page)).toEqual([]);

const counterOf = (url: string, studentID: string) => `${url}/#/office/accounts?studentID=${studentID}`;
const studentOf = (url: string, studentID: string) => `${url}/#/office/student-profile/${studentID}`;
const receiptOf = (url: string, studentReceiptNo: string) =>
  `${url}/#/office/receipt?${new URLSearchParams({ studentReceiptNo }).toString()}`;

/** Pays back everything the student's page offers, and reads the voucher. */
async function payBack(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Pay back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay back' });
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue(amount);
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Pay back' }).click();
  await expect(page.getByRole('heading', { name: 'Voucher', level: 1 })).toBeVisible();
  for (const name of ['Family Copy', 'Office Copy']) {
    const copy = page.getByRole('region', { name });
    await expect(copy).toContainText(`Paid back₹${amount}`);
    await expect(copy).toContainText(reason);
    await expect(copy).toContainText(/\d{4}-\d{2}\/V\d{6}/);
  }
}

test.beforeEach(async ({ page, office }) => {
  await signIn(page, office.url);
});

test('a month ahead that belongs to nobody after a change of class is an advance, and is paid back with a voucher', async ({
  page,
  office,
}) => {
  const desk = await registered(office.url, 'BACK-1');
  await paid(desk, 'BACK-1', {}, true);
  await page.goto(studentOf(office.url, 'BACK-1'));
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Class', { exact: true }).selectOption({ label: 'V' });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Advance').first()).toBeVisible();

  await test.step('the counter says so, and what was taken back', async () => {
    await page.goto(counterOf(office.url, 'BACK-1'));
    await expect(page.getByText('Advance left')).toBeVisible();
    await expect(page.getByLabel('Advance', { exact: true })).toHaveValue('450');
    await expect(page.getByRole('cell', { name: /^\w+ \d{4} taken back|Taken back/ }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Advance ₹450' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is paid back from the student', async () => {
    await page.goto(`${studentOf(office.url, 'BACK-1')}?tab=fees`);
    await expect(page.getByText('Advance ₹450', { exact: true }).first()).toBeVisible();
    await payBack(page, '450', 'Went down to class V');
  });

  await test.step('register and day book have the voucher', async () => {
    await page.goto(`${office.url}/#/office/receipts`);
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Books of').selectOption('Vouchers');
    await expect(page.getByRole('row').filter({ hasText: 'BACK-1' })).toContainText('/V000001');
    await expect(page.getByRole('columnheader', { name: 'Paid back by' })).toBeVisible();
    const student = page.getByRole('combobox', { name: 'Student ID' });
    await student.fill('BACK-9');
    await student.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'BACK-1' })).toHaveCount(0);
    await student.fill('asha ver');
    await page.getByRole('listbox', { name: 'Students that match' }).getByRole('option').first().click();
    await expect(student).toHaveValue('BACK-1');
    await expect(page.getByRole('row').filter({ hasText: 'BACK-1' })).toContainText('/V000001');
    // While nobody answers the print dialog, the paper stays on the page.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('[data-print-sheet]')).toContainText('/V000001');
    const [paper = ''] = textsOfPages(await page.pdf({ preferCSSPageSize: true }));
    // Once above the rows, and once at the foot of the page.
    expect(paper.split('Registerofvouchers,StudentID:BACK-1')).toHaveLength(3);
    expect(paper).toContain('Voucherandbooknumber');
    await page.goto(`${office.url}/#/office/day-book`);
    await expect(page.getByRole('row').filter({ hasText: 'Went down to class V' })).toContainText('−₹450');
  });
});

test('a cheque that comes back voids its receipt, and the fine of Settings is charged', async ({
  page,
  office,
}) => {
  const desk = await registered(office.url, 'BACK-2');
  const today = new Date().toISOString().slice(0, 10);
  const cheque = { mode: 'Cheque', reference: '004521', bank: 'State Bank of India', chequeDate: today };
  const number = await paid(desk, 'BACK-2', cheque);
  await page.goto(`${office.url}/#/office/settings`);
  await page.getByRole('tab', { name: 'School details' }).click();
  const centre = page.getByRole('form', { name: 'M.L.M. Education Centre' });
  await centre.getByLabel('Fine for a returned cheque').fill('100');
  await centre.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The details of M.L.M. Education Centre are saved.')).toBeVisible();
  await page.goto(receiptOf(office.url, number));
  await page.getByRole('button', { name: 'Void receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Void this receipt?' });
  await dialog.getByRole('radio', { name: 'The cheque came back from the bank' }).check();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Cheque returned');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Void receipt' }).click();
  await page.getByRole('button', { name: 'Charge the fine' }).click();
  const fine = page.getByRole('dialog', { name: 'Add a fine' });
  await expect(fine.getByLabel('Reason')).toHaveValue('Cheque returned');
  await expect(fine.getByLabel('Amount')).toHaveValue('100');
  await fine.getByRole('button', { name: 'Charge' }).click();
  await expect(page.getByText('₹100 charged')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Office Copy' })).toContainText('Reason: Cheque returned');
  await page.goto(counterOf(office.url, 'BACK-2'));
  await expect(page.getByLabel('Amount paid')).toHaveValue('550');
});

test('who leaves gets the months ahead back: the day, the reason, what is to be paid back, and its voucher', async ({
  page,
  office,
}) => {
  const desk = await registered(office.url, 'BACK-3');
  await paid(desk, 'BACK-3', {}, true);
  await page.goto(studentOf(office.url, 'BACK-3'));
  await page.getByRole('button', { name: 'Mark as left' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark Asha Verma as left?' });
  await expect(dialog.getByText('Advance ₹450')).toBeVisible();
  await expect(dialog.getByText(/^Paid ahead, and taken back: \w+ \d{4}$/)).toBeVisible();
  await dialog.getByLabel('Reason for leaving').selectOption({ label: 'The family moves away' });
  await expect(dialog.getByRole('button', { name: 'Mark as left' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'I have checked this' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as left' }).click();
  await expect(page.getByText('Reason: The family moves away.')).toBeVisible();
  await payBack(page, '450', 'The family moves away');
});

test('a payment that was mistyped is taken back by who took it, within two minutes', async ({
  page,
  office,
}) => {
  await registered(office.url, 'BACK-4');
  await page.goto(counterOf(office.url, 'BACK-4'));
  await expect(page.getByLabel('Amount paid')).toHaveValue('450');
  await page.getByLabel('Amount paid').fill('45');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByText('₹45 collected')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take back the payment of ₹45?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The payment of ₹45 is taken back')).toBeVisible();
  await expect(page.getByLabel('Amount paid')).toHaveValue('450');
  await expect(page.getByRole('row').filter({ hasText: 'Mistyped' })).toContainText('−₹45');
});

test('the reference of another family is refused with its receipt, and taken with a reason', async ({
  page,
  office,
}) => {
  const desk = await registered(office.url, 'BACK-5');
  const number = await paid(desk, 'BACK-5', { mode: 'UPI', reference: '412233445566' });
  await registered(office.url, 'BACK-6', 'Suresh');
  await page.goto(counterOf(office.url, 'BACK-6'));
  await page.getByLabel('Mode of payment').selectOption('UPI');
  const reference = page.getByLabel('Reference', { exact: true });
  await expect(reference).toHaveAccessibleDescription('12 digits, or at least 6 of what the app shows');
  await reference.fill('412233445566');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(reference).toHaveAccessibleDescription(new RegExp(number));
  const why = page.getByLabel('Why the reference is used again');
  await why.fill('One transfer of both families');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByText('₹450 collected')).toBeVisible();
  await expect(page.getByText('Reference used again: One transfer of both families')).toBeVisible();
});
