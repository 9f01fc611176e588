import { expect, signIn, test } from './fixtures';
import { Desk, newStudent, pay } from './school';

const paymentTypes = ['Monthly', 'Registration', 'Board', 'Fine', 'Extra', 'TC', 'Other'];

/** Registers Asha Verma of class VIII before the clerk comes. @returns the desk that did it */
async function registered(
  office: { readonly url: string },
  studentID: string,
  more?: Parameters<typeof newStudent>[4],
): Promise<Desk> {
  const desk = await Desk.signedIn(office.url);
  const student = newStudent('Asha Verma', 'Ramesh and Sita', 'female', '8', more);
  await desk.register(student, studentID);
  return desk;
}

test.beforeEach(async ({ page, office }) => {
  await signIn(page, office.url);
});

test('2.44, 4.9, 4.10, 8.4 Accounts: nothing at first, a failed search in an alert that closes, then the student', async ({
  page,
  office,
}) => {
  await registered(office, 'FIND-1');
  await page.getByRole('link', { name: 'Fees & Payment' }).click();
  await expect(page.getByText('Find a student to collect a fee')).toBeVisible();
  const find = page.getByLabel('Student ID/Scholar No');
  await expect(find).toHaveAttribute('placeholder', /MLMEC.*MLMIC/);
  await find.fill('NOBODY');
  await page.getByRole('button', { name: 'Find Student' }).click();
  await expect(page.getByRole('alert')).toContainText('No student was found with this Student ID');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The number is mistyped, and corrected before the first answer arrives over a slow network: the second Enter counts.
  let answerNow = () => {};
  const isRight = new Promise<void>((done) => (answerNow = done));
  await page.route('**/api/office/isFirstTimeDeposit', async (route) => {
    await isRight;
    await route.continue().catch(() => undefined);
  });
  const texts = await find.evaluateHandle((box: HTMLInputElement) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(box.value)).observe(box, { attributeFilter: ['value'] });
    return seen;
  });
  for (const typed of ['find-11', 'find-1']) {
    await find.fill(typed);
    await find.press('Enter');
    await expect(page).toHaveURL(new RegExp(`studentID=${typed}$`));
  }
  // The earlier number does not come back even for a moment: further typing would be appended to it.
  expect([...new Set(await texts.jsonValue())]).toEqual(['find-11', 'find-1']);
  answerNow();
  await expect(page.getByRole('heading', { name: 'Asha Verma' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print Receipt' })).toHaveCount(0);
});

test('Enter pressed twice before a slow PC has the counter asks for one student, once', async ({
  page,
  office,
}) => {
  await registered(office, 'TWICE-1');
  let comeNow = () => {};
  const hasCome = new Promise<void>((done) => (comeNow = done));
  await page.route('**/assets/accounts-page-*', async (route) => {
    await hasCome;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('twice-1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  comeNow();
  await expect(page.getByRole('heading', { name: 'Asha Verma' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/dashboard$/);
});

test('the same student asked for again is one step of the way back', async ({ page, office }) => {
  await registered(office, 'SAME-1');
  for (const name of ['Attendance', 'Student Result']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const form = page.getByRole('form', { name: 'Find' });
    for (const _ of [1, 2]) {
      await form.getByRole('combobox').fill('SAME-1');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/=SAME-1$/);
      await expect(page.getByRole('tab', { name: /Student/, selected: true })).toBeVisible();
    }
    await page.goBack();
    await expect(page).not.toHaveURL(/SAME-1/);
  }
});

test('a family that has paid up is looked at: the months have the cursor, and / goes back to the box', async ({
  page,
  office,
}) => {
  await registered(office, 'PAID-1');
  await page.getByRole('link', { name: 'Fees & Payment' }).click();
  const find = page.getByLabel('Student ID/Scholar No');
  await find.fill('PAID-1');
  await find.press('Enter');
  await expect(page.getByRole('button', { name: 'Pay Now' }).locator('kbd')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Print Receipt' })).toBeFocused();
  // The dues are read again after the payment; until then no second student is looked up.
  await expect(page.getByRole('button', { name: 'Find Student' })).not.toHaveAttribute('aria-busy');
  await find.press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('/');
  await expect(find).toBeFocused();
});

test('2.45, 2.47, 4.11, 4.12, 5.12 Accounts: summary, payment types, read-only balance, due of a first and a later deposit', async ({
  page,
  office,
}) => {
  await registered(office, 'DUE-1');
  await page.goto(`${office.url}/#/office/accounts?studentID=DUE-1`);
  await expect(page.getByLabel('Payment type').getByRole('option')).toHaveText([/./, ...paymentTypes]);
  await expect(page.getByLabel('Payment type')).toHaveValue('monthly');
  await expect(page.getByLabel('Payment type')).toHaveAttribute('aria-required', 'true');
  const before = page.getByLabel('Previous balance', { exact: true });
  await expect(before).toHaveValue('0');
  await expect(before).toHaveAttribute('readonly', '');
  await expect(page.getByLabel('Amount paid')).toHaveValue('450');
  await page.getByLabel('Amount paid').fill('150.50');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByText('₹150.50 collected')).toBeVisible();

  await test.step('what was taken stands in place of the till', async () => {
    await expect(page.getByText('₹299.50 still owed')).toBeVisible();
    await expect(page.getByText(/^MLMEC\/DUE-1\/\d{10}$/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print Receipt' })).toBeFocused();
    await expect(page.getByLabel('Amount paid')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
  });

  await test.step('another payment begins with what is owed now, however late that is known', async () => {
    await page.route('**/api/office/isFirstTimeDeposit', async (route) => {
      await page.waitForTimeout(1000);
      await route.continue();
    });
    await page.getByRole('button', { name: 'Another payment' }).click();
    // The month is charged; the rest is the updated balance of the last entry.
    await expect(before).toHaveValue('299.50');
    await expect(page.getByLabel('Amount paid')).toHaveValue('299.50');
    await expect(page.getByLabel('Amount paid')).toBeFocused();
    await page.unroute('**/api/office/isFirstTimeDeposit');
  });

  /** Waits until the till accepts Enter. */
  const isReady = () => expect(page.getByRole('button', { name: 'Pay Now' }).locator('kbd')).toBeVisible();

  await test.step('once all is paid nothing asks to be paid, and nothing is red', async () => {
    await isReady();
    await page.keyboard.press('Enter');
    await expect(page.getByText('₹299.50 collected')).toBeVisible();
    await expect(page.getByText('Nothing is owed.')).toBeVisible();
    // The dues are read again after the payment; until then no second student is looked up.
    const findAgain = page.getByRole('button', { name: 'Find Student' });
    await expect(findAgain).not.toHaveAttribute('aria-busy');
    await findAgain.click();
    await expect(page.getByRole('radio', { name: /Paid$/, checked: true })).toBeFocused();
    await expect(page.getByText('Nothing is owed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay Now' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  });

  await test.step('months ahead bring the amount; Enter twice in a moment takes nothing, and a second later it does', async () => {
    const deposits: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('depositFee')) deposits.push(request.url());
    });
    // Pressed without a check in between, since on a busy machine each check takes time.
    for (const key of ['ArrowRight', 'Enter', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByLabel('Amount paid')).toHaveValue('450');
    await isReady();
    expect(deposits).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('₹450 collected')).toBeVisible();
    expect(deposits).toHaveLength(1);
  });
});

test('the till on an old screen, at 125 % and on a phone: name, amount and Pay Now together in sight; another name takes the card away', async ({
  page,
  office,
}) => {
  await registered(office, 'TILL-1', { before: 100.5 });
  const box = page.getByLabel('Student ID/Scholar No');
  const amount = page.getByLabel('Amount paid');
  const pay = page.getByRole('button', { name: 'Pay Now' });
  const name = page.getByRole('heading', { name: 'Asha Verma' });
  // 1366x768 less the browser's bars, the same at 125 % zoom, and a phone.
  for (const [width, height] of [
    [1366, 600],
    [1093, 480],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${office.url}/#/office/accounts`);
    await box.fill('TILL-1');
    await box.press('Enter');
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue('550.50');
    for (const seen of [name, amount, pay]) await expect(seen).toBeInViewport({ ratio: 1 });
  }

  await test.step('F8 leads to a month below the card that stays in sight, and not under it', async () => {
    await page.setViewportSize({ width: 1366, height: 420 });
    const month = page.getByRole('radio', { checked: true }).first();
    // Scrolls down as if to read the earlier payments.
    await month.evaluate((radio) => window.scrollBy(0, radio.getBoundingClientRect().top));
    await page.keyboard.press('F8');
    await expect(month).toBeFocused();
    const { y = 0 } = (await month.boundingBox()) ?? {};
    const { y: top = 0, height = Infinity } = (await name.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(top + height);
  });

  await test.step('the headings of the entries pass below the card, and not over it', async () => {
    const heading = page.getByRole('columnheader', { name: 'Balance' });
    // Makes the page as long as with many entries.
    await page.getByRole('main').evaluate((main) => main.style.setProperty('padding-block-end', '100vh'));
    await heading.evaluate((cell) => window.scrollBy(0, cell.getBoundingClientRect().top));
    const { x = 0, y = 0, width = 0, height = 0 } = (await heading.boundingBox()) ?? {};
    const top = await page.evaluate(
      ([left, above]) => document.elementFromPoint(left, above)?.closest('th')?.textContent,
      [x + width / 2, y + height / 2] as const,
    );
    expect(top).toBeUndefined();
  });

  await test.step('what is typed over the student on the card is not paid for', async () => {
    await box.fill('TILL-2');
    await expect(pay).toBeHidden();
    await expect(name).toBeHidden();
    await box.fill('till-1');
    await expect(pay).toBeVisible();
  });

  await test.step('the next student meets an empty box, with the cursor in it and no complaint', async () => {
    await pay.click();
    await expect(page.getByText('₹550.50 collected')).toBeVisible();
    await page.getByRole('button', { name: 'Next student' }).click();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
    await expect(box).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(name).toHaveCount(0);
  });
});

test('2.48, 2.49, 2.50, 2.51 Receipt: branch, both copies, the columns, Cash, the number and the updated balance', async ({
  page,
  office,
}) => {
  const desk = await registered(office, 'PRINT-1', { hindi: true, reads: 'en', before: 100 });
  const number = await pay(desk, 'PRINT-1', 'Asha Verma', 500);
  expect(number).toMatch(/^MLMIC\/PRINT-1\/\d{10}$/);
  expect(Math.abs(Number(number.split('/')[2]) - Date.now() / 1000)).toBeLessThan(60);
  await page.goto(`${office.url}/#/office/accounts?studentID=PRINT-1`);
  await page.getByRole('link', { name: number }).click();
  for (const name of ['Student Copy', 'Office Copy']) {
    const copy = page.getByRole('region', { name });
    await expect(copy.getByRole('heading', { name: 'M.L.M. Inter College' })).toBeVisible();
    await expect(copy.getByText(number)).toBeVisible();
    await expect(copy.getByRole('columnheader')).toHaveText([
      'SNo',
      'Month',
      'Current',
      'Previous Due',
      'Mode',
      'Total Amount',
      'Paid',
    ]);
    await expect(copy.locator('tbody td')).toHaveText([
      '1',
      /^\w+ \d{4}$/,
      '₹450',
      '₹100',
      'Cash',
      '₹550',
      '₹500',
    ]);
    await expect(copy.locator('tfoot')).toHaveText('Updated balance₹50');
  }
});

test('an administrator voids a receipt with a reason, once; the amount is owed again (D34)', async ({
  page,
  office,
}) => {
  const desk = await registered(office, 'VOID-1');
  const number = await pay(desk, 'VOID-1', 'Asha Verma', 450);
  await page.goto(`${office.url}/#/office/accounts?studentID=VOID-1`);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Void receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Void this receipt?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Void receipt' }).click();
  await dialog.getByLabel('Reason').fill('Taken from the wrong student');
  await dialog.getByRole('button', { name: 'Void receipt' }).click();
  await expect(page.getByText('VOID', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Void receipt' })).toHaveCount(0);
  // Read out: the focus leaves with the button.
  await expect(page.getByRole('log')).toContainText(
    'This receipt is void; its amount is back on the balance.',
  );
  await page.getByRole('link', { name: 'Back to the student' }).click();
  await expect(page.getByLabel('Amount paid')).toHaveValue('450');
  await expect(page.getByRole('row').filter({ hasText: 'Taken from the wrong student' })).toContainText(
    '−₹450',
  );
});
