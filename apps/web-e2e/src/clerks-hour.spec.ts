import type { Page } from '@playwright/test';
import { ADMIN } from './admin';
import { aPicture, expect, lapse, test } from './fixtures';
import { Hands } from './hands';
import { keepPapers, papersOf } from './papers';
import { Desk, newStudent } from './school';

/** The families by Student ID: the student, and the due from before; this month's due follows from the class. */
const families = {
  '2001': newStudent('Aarav Mishra', 'Suresh and Kavita', 'male', '3'),
  '2002': newStudent('Ananya Tiwari', 'Rajesh and Poonam', 'female', '6'),
  '2003': newStudent('Vivaan Gupta', 'Manish and Ritu', 'male', 'ukg'),
  '2004': newStudent('Mohammad Faizan', 'Imran and Shabana', 'male', '8', { hindi: true }),
  '2005': newStudent('अंजलि वर्मा', 'रमेश and सीता', 'female', '4', { hindi: true }),
  '2006': newStudent('Gurpreet Kaur', 'Harjeet and Manpreet', 'female', '9'),
  '2007': newStudent('Sara Khan', 'Arif and Nazia', 'female', 'nb'),
  '2008': newStudent('Kabir Singh', 'Vikram and Meera', 'male', '12', { before: 900 }),
  '2009': newStudent('Tara Rawat', 'Mahendra and Sita', 'female', '8', { before: 50 }),
  '2010': newStudent('Mohan Rawat', 'Mahendra and Sita', 'male', '3'),
  '2011': newStudent('Venkatanarasimha Krishnamurthy', 'Subramaniam and Padmavathi', 'male', '9'),
  '2012': newStudent('Ishita Srivastava', 'Alok and Neelam', 'female', '11'),
  '2013': newStudent('Rohan Yadav', 'Dinesh and Sunita', 'male', '10'),
  '2014': newStudent('Arjun Pandey', 'Ramakant and Usha', 'male', '2'),
  '2015': newStudent('Diya Saxena', 'Amit and Shalini', 'female', '1'),
  '2016': newStudent('Priya Chaurasia', 'Santosh and Kiran', 'female', '7'),
  '2017': newStudent('Neha Sharma', 'Vinod and Asha', 'female', '5'),
  '2018': newStudent('Nikhil Sharma', 'Pradeep and Mona', 'male', '5'),
  '2019': newStudent('Zoya Ansari', 'Rafiq and Salma', 'female', '5'),
} as const;

/** The cash in the drawer, as the clerk would note it on a slip: the day book has to agree. */
class Slip {
  readonly byMode: Record<'Cash' | 'UPI' | 'Cheque', number> = { Cash: 0, UPI: 0, Cheque: 0 };
  entries = 0;
  voided = 0;

  take(amount: number, mode: keyof Slip['byMode'] = 'Cash'): void {
    this.byMode[mode] += amount;
    this.entries += 1;
  }

  giveBack(amount: number): void {
    this.byMode.Cash -= amount;
    this.entries += 1;
    this.voided += amount;
  }

  get total(): number {
    return this.byMode.Cash + this.byMode.UPI + this.byMode.Cheque;
  }
}

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
const isDuplicate = (paper: string) => paper.includes('DUPLICATE');

test('a clerk’s hour by keyboard alone: twenty families, mistakes included, and the day book agrees with the drawer', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  for (const [studentID, one] of Object.entries(families)) await desk.register(one, studentID);

  const slip = new Slip();
  const hands = new Hands(page);
  const { type, press } = { type: hands.type.bind(hands), press: hands.press.bind(hands) };
  const box = page.getByLabel('Student ID/Scholar No');
  const amount = page.getByLabel('Amount paid');
  const payNow = page.getByRole('button', { name: 'Pay Now' });
  const options = page.getByRole('listbox', { name: 'Students that match' }).getByRole('option');
  const name = (text: string) => page.getByRole('heading', { name: text, exact: true });

  /** Looks up the next person at the counter: the cursor is in the box already. */
  const call = async (text: string) => {
    await expect(box).toBeFocused();
    await type(text);
    await press('Enter');
  };
  /** Several students match: the first one is marked, and one more Enter takes it. */
  const takesTheFirstOf = async (count: number) => {
    await expect(options).toHaveCount(count);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await press('Enter');
  };
  /** Expects the amount field to have the whole due and the focus, so that typing replaces it. */
  const sees = async (due: number) => {
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue(due.toLocaleString('en-IN'));
    await expect(payNow.locator('kbd')).toBeVisible();
  };
  /** Takes the amount with Enter; the focus is on the print button next. */
  const pays = async (paid: number, mode?: 'UPI' | 'Cheque') => {
    await press('Enter');
    await expect(page.getByText(`${rupees(paid)} collected`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print Receipt' })).toBeFocused();
    slip.take(paid, mode);
  };
  let printed = 0;
  const isPrinted = async () => {
    printed += 1;
    await expect.poll(async () => (await papersOf(page)).length).toBe(printed);
  };
  const prints = async () => {
    await press('Enter');
    await isPrinted();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
  };
  const paysAll = async (studentID: string, due: number) => {
    await call(studentID);
    await sees(due);
    await pays(due);
    await prints();
  };

  await keepPapers(page);

  await test.step('signs in, and goes to the counter', async () => {
    await page.goto(`${office.url}/#/login?login=office`);
    await hands.fill('Login id', ADMIN.username);
    await hands.fill('Password', ADMIN.password);
    await press('Enter');
    await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
    await hands.take('Fees & Payment', 'link');
  });

  await test.step('1 to 5: five families in a row pay what is due', async () => {
    for (const [studentID, due] of [
      ['2001', 300],
      ['2002', 450],
      ['2003', 250],
      ['2004', 450],
      ['2005', 300],
    ] as const)
      await paysAll(studentID, due);
  });

  await test.step('6: a wrong ID finds nobody; the right one is typed over it', async () => {
    await call('2060');
    await expect(page.getByRole('alert')).toHaveText(/No student was found with this Student ID/);
    await expect(box).toBeFocused();
    await hands.typeOver('2006');
    await press('Enter');
    await expect(name('Gurpreet Kaur')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await sees(500);
    await pays(500);
    await prints();
  });

  await test.step('7: one nought too many is refused, corrected, and nothing was taken', async () => {
    await call('2007');
    await sees(250);
    await type('2500');
    await press('Enter');
    await expect(page.getByText('Payment Amount Cannot Exceed Outstanding Due')).toBeVisible();
    await expect(amount).toBeFocused();
    await hands.typeOver('250');
    await pays(250);
    await prints();
  });

  await test.step('8: part of the due now; the rest stands there when the family comes back in the same hour', async () => {
    await call('2008');
    await sees(1600);
    await type('1000');
    await pays(1000);
    await prints();
    await call('2008');
    await sees(600);
    await type('100');
    await pays(100);
    await prints();
  });

  await test.step('9 and 10: a brother and a sister, found by the father, are paid together on one sheet', async () => {
    await call('mahendra rawat');
    await takesTheFirstOf(2);
    await expect(page.getByText('Together they owe ₹800.')).toBeVisible();
    await sees(500);
    await hands.take('Pay for all');
    const take = page.getByRole('button', { name: 'Take ₹800 for all, Cash' });
    await expect(take).toBeFocused();
    await expect(take).toBeEnabled();
    await press('Enter');
    await expect(page.getByText('₹800 collected for the family')).toBeVisible();
    slip.take(500);
    slip.take(300);
    await expect(page.getByRole('button', { name: 'Print family sheet' })).toBeFocused();
    await press('Enter');
    await isPrinted();
    await press('/');
    await press('Control+a');
  });

  await test.step('11: a name, its words in another order', async () => {
    await call('krishnamurthy venkata');
    await expect(name('Venkatanarasimha Krishnamurthy')).toBeVisible();
    await sees(500);
    await pays(500);
    await prints();
  });

  await test.step('12: a cheque, with its number, bank and date', async () => {
    await call('2012');
    await sees(700);
    await press('F4');
    await type('Cheque');
    await hands.fill('Reference', '004711');
    await hands.fill('Bank', 'State Bank of India');
    await hands.fill('Date of the cheque', today());
    await press('Enter');
    await expect(amount).toBeFocused();
    await pays(700, 'Cheque');
    await press('Enter');
    await isPrinted();
    await expect(box).toBeFocused();
    expect((await papersOf(page)).at(-1)).toMatch(/Cheque.*004711/);
  });

  await test.step('13: UPI without its number is refused, and with it taken', async () => {
    await call('2013');
    await sees(500);
    await press('F4');
    await type('UPI');
    await press('F2', 'Enter');
    await expect(page.getByText(/^Reference .*required|Reference is required/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Reference/ })).toBeFocused();
    await type('426538823199');
    await press('Enter');
    await expect(amount).toBeFocused();
    await pays(500, 'UPI');
    await prints();
  });

  await test.step('14: a wrong amount was taken: the receipt is voided, and taken again', async () => {
    await call('2014');
    await sees(300);
    await type('30');
    await pays(30);
    await prints();
    await call('2014');
    await sees(270);
    await hands.take(/^MLMEC\/2014\//, 'link');
    await hands.take('Void receipt');
    const dialog = page.getByRole('dialog', { name: 'Void this receipt?' });
    await expect(dialog.getByLabel('Reason')).toBeFocused();
    await type('30 typed for 300');
    await hands.at(dialog).take('Void receipt');
    await expect(page.getByText('VOID', { exact: true })).toHaveCount(2);
    slip.giveBack(30);
    await hands.take('Back to the student', 'link');
    await sees(300);
    await pays(300);
    await prints();
  });

  await test.step('15: the session ends while the next one is typed; the password, and the work goes on', async () => {
    await expect(box).toBeFocused();
    await lapse(page);
    // All at once, as from a card scanner: typed key by key, the last would go into the dialog.
    await page.keyboard.insertText('2015');
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(dialog).toBeVisible();
    await hands.at(dialog).fill('Login id', ADMIN.username);
    await hands.at(dialog).fill('Password', ADMIN.password);
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(box).toHaveValue('2015');
    await hands.tabTo(box);
    await press('Enter');
    await sees(300);
    await pays(300);
    await prints();
  });

  await test.step('16: a family that leaves; the dues are looked at before, and a fee is taken when they think better of it', async () => {
    await hands.take('Student Profile', 'link');
    await expect(page.getByRole('heading', { name: 'Registered Students' })).toBeFocused();
    await press('/');
    await type('chaurasia');
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    await press('Enter');
    await expect(name('Priya Chaurasia')).toBeVisible();
    await hands.take('Mark as left');
    const leaving = page.getByRole('dialog', { name: 'Mark Priya Chaurasia as left?' });
    await expect(leaving.getByText('₹450 will still be owed')).toBeVisible();
    await expect(leaving.getByRole('button', { name: 'Mark as left' })).toBeDisabled();
    await hands.at(leaving).choose('Reason for leaving', 'The family');
    await hands.at(leaving).goTo('I have checked the dues of ₹450', 'checkbox');
    await press('Space');
    await hands.at(leaving).take('Mark as left');
    await expect(page.getByRole('heading', { name: 'Registered Students' })).toBeVisible();
    await press('/');
    await type('chaurasia');
    await expect(page.getByText('No student matches this filter')).toBeVisible();
    await hands.choose('Students', 'Left');
    await expect(page.getByRole('columnheader', { name: 'Left on' })).toBeVisible();
    await hands.take('Priya Chaurasia', 'link');
    await expect(page.getByText(/^Left the school on /)).toBeVisible();
    await hands.take('Re-admit');
    const back = page.getByRole('dialog', { name: 'Re-admit Priya Chaurasia?' });
    await hands.at(back).choose('Section', 'B');
    await hands.at(back).take('Re-admit');
    await expect(page.getByText('Priya Chaurasia is re-admitted')).toBeVisible();
    await hands.take('Collect fees', 'link');
    await sees(450);
    await pays(450);
    await prints();
  });

  await test.step('17 and 18: two of one name, told apart in the list under the box', async () => {
    await call('sharma');
    await takesTheFirstOf(2);
    await sees(300);
    await expect(name('Neha Sharma')).toBeVisible();
    await pays(300);
    await prints();
    await call('sharma nikhil');
    await expect(name('Nikhil Sharma')).toBeVisible();
    await sees(300);
    await pays(300);
    await prints();
  });

  await test.step('19: from an ID of four digits to paper in 7 keys, and ready for the next family', async () => {
    let keys = 0;
    const hit = async (key: string) => {
      keys += 1;
      await press(key);
    };
    await expect(box).toBeFocused();
    for (const digit of '2019') await hit(digit);
    await hit('Enter');
    await sees(300);
    await hit('Enter');
    await expect(page.getByRole('button', { name: 'Print Receipt' })).toBeFocused();
    slip.take(300);
    await hit('Enter');
    await isPrinted();
    await expect(box).toBeFocused();
    expect(keys).toBeLessThanOrEqual(8);
  });

  await test.step('the paper was jammed: one key leads to the receipt, and Enter prints the original once more (D51)', async () => {
    await press('F9');
    await expect(page.getByRole('button', { name: 'No, print it again' })).toBeFocused();
    await press('Enter');
    await isPrinted();
    await expect(box).toBeFocused();
    expect((await papersOf(page)).filter(isDuplicate)).toEqual([]);
  });

  await test.step('20: a student is registered between two payments, with slips of the hand, and pays', async () => {
    await hands.take('New Registration', 'link');
    await expect(page.getByRole('heading', { name: 'New Registration' })).toBeFocused();
    await registersLakshmi(page, hands);
    await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Collect fees' })).toBeFocused();
    await press('Enter');
    await sees(700);
    await type('300');
    await pays(300);
    await prints();
    await hands.take('Student Profile', 'link');
    await expect(page.getByRole('heading', { name: 'Registered Students' })).toBeFocused();
    await press('/');
    await type('narayan lakshmi');
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    await press('Enter');
    await expect(name('Lakshmi Narayan')).toBeVisible();
    await hands.take('Collect fees', 'link');
    await sees(400);
    await pays(400);
    await prints();
  });

  await test.step('the first family has lost its receipt: found by its number, printed again as a DUPLICATE', async () => {
    await type('MLMEC/2001/');
    await expect(options.nth(1)).toContainText('Receipt MLMEC/2001/');
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await expect(page.getByText('DUPLICATE').first()).toBeVisible();
    await hands.take('Print Receipt');
    await isPrinted();
    expect((await papersOf(page)).filter(isDuplicate)).toHaveLength(1);
  });

  await test.step('the day book says what was taken', async () => {
    await hands.take('Fees & Payment', 'link');
    await hands.take('Day book', 'link');
    const totals = page.getByRole('region', { name: 'Totals' });
    for (const [mode, taken] of Object.entries(slip.byMode))
      await expect(totals).toContainText(`${mode}${rupees(taken)}`);
    await expect(totals).toContainText(`Total${rupees(slip.total)}`);
    await expect(totals).toContainText(`Voided−${rupees(slip.voided)}`);
    await expect(page.getByText(`of ${String(slip.entries)}`)).toBeVisible();
  });

  await test.step('the drawer is counted, agrees to the rupee, and is closed', async () => {
    const float = 100;
    await hands.take('Closing', 'link');
    await expect(page.getByText(`${String(slip.entries)} entries since`)).toBeVisible();
    await expect(page.getByText(/Cheque ₹700/)).toBeVisible();
    await hands.fill('Opening float', String(float));
    const inDrawer = slip.byMode.Cash + float;
    await hands.fill('₹500 ×', String(Math.floor(inDrawer / 500)));
    await hands.fill('₹10 ×', String((inDrawer % 500) / 10));
    await expect(page.getByText(`Counted: ${rupees(inDrawer)}`)).toBeVisible();
    await hands.take('Compare');
    await expect(page.getByText('The drawer agrees.')).toBeVisible();
    const close = page.getByRole('button', { name: 'Close the drawer' });
    await expect(close).toBeFocused();
    await expect(close).toBeEnabled();
    await press('Enter');
    await expect(page.getByText(/^Closed /).first()).toBeVisible();
  });
});

/** Today's date as it is written on a cheque. */
function today(): string {
  const [year = '', month = '', day = ''] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
    .format(new Date())
    .split('-');
  return `${day}/${month}/${year}`;
}

/** Fills the whole form from top to bottom, as read off the paper; a first name that is too short is corrected. */
async function registersLakshmi(page: Page, hands: Hands): Promise<void> {
  await hands.fill('First name', 'La');
  await hands.press('Tab');
  await expect(page.getByText('Minimum length of 3 is required')).toBeVisible();
  await hands.press('Shift+Tab', 'End');
  await hands.type('kshmi');
  await hands.fill('Last name', 'Narayan');
  await hands.fill('Date of birth', '1/4/2016');
  await hands.goTo('Male', 'radio');
  await hands.press('ArrowRight');
  await hands.choose('Religion', 'Hindu');
  await hands.fill('Adhaar number', '999941057058');
  await hands.fill('Primary mobile', '98765 43299');
  await hands.goTo('Same as the first number', 'checkbox');
  await hands.press('Space');
  await hands.goTo('Own conveyance', 'radio');
  await hands.press('Space');
  await hands.choose('Category', 'OBC');
  await hands.fill('Sub-category', 'None');
  for (const parent of ['Father', 'Mother', 'Guardian'])
    await hands.fill(`${parent}'s name`, `${parent} Narayan`);
  await hands.fill('Relation with guardian', 'Uncle');
  await hands.fill('Address', '7 Mall Road');
  await hands.choose('Wing', 'Senior');
  await hands.choose('Board', 'CBSE');
  await hands.choose('Medium', 'English');
  await hands.choose('Class', 'XII');
  await hands.choose('Section', 'A');
  await hands.choose('Stream', 'Science');
  await hands.tabTo(page.getByLabel('Signature', { exact: true }));
  // The dialog that opens now belongs to the system, so the test can only hand over the file. The browser opens it only shortly
  // after a key: if a busy machine took longer, the key is pressed again, as anybody would.
  await expect(async () => {
    const opening = page.waitForEvent('filechooser', { timeout: 5_000 });
    const [chooser] = await Promise.all([opening, hands.press('Enter')]);
    await chooser.setFiles(await aPicture(page, 'signature.png'));
  }).toPass();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await hands.take('Register Student');
}
