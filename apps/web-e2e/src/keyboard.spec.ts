import type { Locator } from '@playwright/test';
import { ADMIN, aPicture, expect, test } from './fixtures';

declare global {
  interface Window {
    /** How often the page asked to be printed; a test has no printer. */
    prints: number;
  }
}

test('sign in, register, find, collect and print by keyboard alone', async ({ page, office }) => {
  const type = (text: string) => page.keyboard.type(text);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  /** Tabs on until the control has the focus; one that cannot be reached fails. */
  const tabToControl = async (wanted: Locator) => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Tab never reaches ${String(wanted)}`);
  };
  const tabTo = (name: string | RegExp, role: 'textbox' | 'combobox' | 'radio' | 'button' | 'link') =>
    tabToControl(page.getByRole(role, { name, exact: typeof name === 'string' }).first());
  const fill = async (label: string, text: string) => {
    await tabTo(new RegExp(`^${label}`), 'textbox');
    await type(text);
  };
  const choose = async (label: string, text: string) => {
    await tabTo(new RegExp(`^${label}`), 'combobox');
    await type(text);
  };

  await page.addInitScript(() => {
    window.prints = 0;
    window.print = () => {
      window.prints += 1;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.goto(`${office.url}/#/login?login=office`);
  await fill('Login id', ADMIN.username);
  await fill('Password', ADMIN.password);
  await press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();

  await tabTo('New Registration', 'link');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'New Registration' })).toBeFocused();
  await fill('First name', 'Lakshmi');
  await fill('Last name', 'Narayan');
  await fill('Date of birth', '2016-04-01');
  await tabTo('Male', 'radio');
  await press('ArrowRight');
  await choose('Religion', 'Hindu');
  await choose('Category', 'OBC');
  await fill('Sub-category', 'None');
  await fill('Adhaar number', '123412341234');
  await fill('Primary mobile', '9876543210');
  await fill('Secondary mobile', '9876543211');
  await tabTo('Own conveyance', 'radio');
  await press('Space');
  for (const parent of ['Father', 'Mother', 'Guardian']) await fill(`${parent}'s name`, `${parent} Narayan`);
  await fill('Relation with guardian', 'Uncle');
  await fill('Address', '7 Mall Road');
  await choose('Wing', 'Senior');
  await choose('Board', 'CBSE');
  await choose('Medium', 'English');
  await choose('Class', 'XII');
  await choose('Stream', 'Science');
  await tabToControl(page.getByLabel('Signature', { exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await press('Enter');
  // The dialog that opens now belongs to the system; what it hands over is all that a test can do.
  await (await chooser).setFiles(await aPicture(page, 'signature.png'));
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await tabTo('Register Student', 'button');
  await press('Enter');
  await expect(page.getByText('Form Submitted Successfully')).toBeVisible();

  await expect(page.getByRole('link', { name: 'Collect fees' })).toBeFocused();
  await tabTo('Student Profile', 'link');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Registered Students' })).toBeFocused();
  await press('/');
  await type('lakshmi nara');
  await expect(page.getByText('1 to 1 of 1 students')).toBeVisible();
  await tabTo('1001', 'link');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Lakshmi Narayan' })).toBeVisible();
  await tabTo('Collect fees', 'link');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Collect all that is due: ₹700, Cash' })).toBeFocused();
  await type('300');
  await expect(page.getByLabel('Amount paid')).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('link', { name: 'Print Receipt' })).toBeFocused();
  await press('Enter');
  await expect(page.getByLabel('Student ID/Scholar No')).toBeFocused();
  expect(await page.evaluate(() => window.prints)).toBe(1);

  await test.step('the till: from an ID of four digits to paper in 7 keys, and ready for the next family', async () => {
    let keys = 0;
    const hit = async (key: string) => {
      keys += 1;
      await press(key);
    };
    for (const digit of '1001') await hit(digit);
    await hit('Enter');
    const collect = page.getByRole('button', { name: 'Collect all that is due: ₹400, Cash' });
    await expect(collect).toBeFocused();
    await expect(collect.locator('kbd')).toBeVisible();
    await hit('Enter');
    await expect(page.getByRole('link', { name: 'Print Receipt' })).toBeFocused();
    await hit('Enter');
    await expect(page.getByLabel('Student ID/Scholar No')).toBeFocused();
    expect(await page.evaluate(() => window.prints)).toBe(2);
    expect(keys).toBeLessThanOrEqual(8);
    // The paper was jammed: one key leads to the receipt, and Enter prints the original once more (D51).
    await press('F9');
    await expect(page.getByRole('button', { name: 'No, print it again' })).toBeFocused();
    await press('Enter');
    await expect.poll(() => page.evaluate(() => window.prints)).toBe(3);
    await expect(page.getByLabel('Student ID/Scholar No')).toBeFocused();
  });
});
