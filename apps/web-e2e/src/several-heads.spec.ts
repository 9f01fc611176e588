import { schoolMonth } from '@school/domain';
import { violationsOn } from './axe';
import { expect, signIn, test } from './fixtures';
import { typeChoice } from './hands';
import { Desk, newStudent } from './school';

/** A head charged once to students who take it, or charged to all with the months. */
const head = (name: string, amount: number, more: object) => ({
  name,
  price: 'one',
  isRefundable: false,
  from: schoolMonth(new Date()),
  amount,
  ...more,
});

test('A clerk takes Exam and Computer at one payment, by the keyboard alone, and the receipt says both', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Asha Verma', 'Ramesh and Sita', 'female', '8'), '7001');
  await desk.post('/api/office/heads', head('Exam', 500, { every: 'once', takers: 'chosen' }));
  await desk.post('/api/office/heads', head('Computer', 300, { every: 'once', takers: 'chosen' }));
  await desk.post('/api/office/heads', head('Bus', 650, { every: 'monthly', takers: 'all' }));
  await signIn(page, office.url, '/#/office/accounts?studentID=7001');

  const amount = page.getByLabel('Amount paid');
  await expect(amount).toBeFocused();
  await expect(page.getByText('Bus ₹650')).toBeVisible();
  await expect(amount).toHaveValue('1,100');
  await page.keyboard.press('F7');
  await typeChoice(page.getByLabel('Payment type'), 'Exam');
  await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('500');
  await page.getByRole('button', { name: 'Add another charge' }).focus();
  await page.keyboard.press('Enter');
  const other = page.getByRole('group', { name: 'Charge 2' });
  await expect(other.getByRole('combobox')).toBeFocused();
  // Charged as at registration: the amount that the fee table asks once (D47).
  await typeChoice(other.getByRole('combobox'), 'Security');
  await expect(other.getByRole('textbox', { name: 'Amount' })).toHaveValue('600');
  await typeChoice(other.getByRole('combobox'), 'Computer');
  await expect(other.getByRole('textbox', { name: 'Amount' })).toHaveValue('300');
  await expect(amount).toHaveValue('1,900');
  expect(await violationsOn(page)).toEqual([]);
  for (const width of [1366, 768, 360]) {
    await page.setViewportSize({ width, height: 768 });
    // Tables fold their columns a moment after the window has changed.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1366, height: 768 });

  // Pays only the new charges: the month stays owed.
  await other.getByRole('combobox').focus();
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await page.keyboard.type('800');
  await expect(page.getByRole('button', { name: 'Pay Now' })).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '₹800 collected' })).toBeVisible();
  await expect(page.getByText(/^Exam .*₹500, Computer .*₹300$/).first()).toBeVisible();
  await expect(page.getByText('₹1,100 still owed')).toBeVisible();
});
