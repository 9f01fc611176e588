import {
  aPicture,
  beginRegistration,
  expect,
  fillLogin,
  registerStudent,
  setOwnPassword,
  test,
} from './fixtures';
import { OfficeProcess } from './office-process';
import { holdPapers, papersOf } from './papers';

/** The number of pages of a PDF, counted by its page objects. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('2.46, 2.48, 4.9 From an empty machine to a printed receipt, and everything is there after a restart', async ({
  page,
}) => {
  await holdPapers(page);
  const office = await OfficeProcess.open();
  const password = /Password[^:]*:\s*(\S+)/.exec(office.printed)?.[1] ?? '';

  await test.step('sign in with what the first start printed', async () => {
    await page.goto(`${office.url}/#/office/register-student`);
    await expect(page).toHaveURL(/#\/login\?returnUrl=.*loginFor=office/);
    await fillLogin(page, { username: 'admin', password });
    await setOwnPassword(page, password, 'slate and white chalk');
    await page.goto(`${office.url}/#/office/register-student`);
    await expect(page.getByRole('heading', { name: 'New Registration' })).toBeVisible();
  });

  await test.step('register a student with photo and signature', async () => {
    await expect(page.getByLabel('Student ID', { exact: true })).toHaveValue('1001');
    await registerStudent(page, { firstName: 'Asha', lastName: 'Verma', previousBalance: '250.50' });
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Student ID', { exact: true })).toHaveValue('1002');
  });

  await test.step('find the student in the list', async () => {
    await page.getByRole('link', { name: 'Student Profile' }).click();
    await page.getByRole('searchbox', { name: 'Filter Table' }).fill('asha v');
    await expect(
      page.getByRole('row', { name: /1001 Photo of Asha Verma Asha Verma Ramesh Verma Sita Verma CBSE III/ }),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: 'Photo of Asha Verma' })).toBeVisible();
  });

  await test.step('take the fee and see the receipt', async () => {
    await page.getByRole('link', { name: 'Fees & Payment' }).click();
    await page.getByLabel('Student ID/Scholar No').fill('1001');
    await page.getByLabel('Student ID/Scholar No').press('Enter');
    await expect(page.getByText('₹550.50', { exact: true })).toBeVisible();
    await page.getByLabel('Amount paid').fill('400');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByText('₹400 collected')).toBeVisible();
    await page.getByRole('button', { name: 'Print Receipt' }).click();
    await expect(page.getByText('Rupees four hundred only').first()).toBeVisible();
    await expect(page.getByText(/MLMEC\/1001\/\d{10}/)).toHaveCount(2);
    // Waits for the printed paper: a print by the browser itself before that would be another paper.
    await expect.poll(async () => (await papersOf(page)).length).toBe(1);
    await expect(page.getByText('DUPLICATE')).toHaveCount(0);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  });

  await test.step('stop the program, start it again', async () => {
    // No page asks the office while it is down.
    await page.goto('about:blank');
    expect(await office.stop()).toBe(0);
    await office.start();
    expect(office.printed).not.toMatch(/password/i);
  });

  await test.step('everything is there', async () => {
    await page.goto(`${office.url}/#/office/student-profile/1001`);
    await expect(page.getByRole('heading', { name: 'Asha Verma' })).toBeVisible();
    await page.getByRole('tab', { name: 'Documents' }).click();
    await expect(page.getByRole('img', { name: 'Signature of Asha Verma' })).toBeVisible();
    await page.getByRole('tab', { name: 'Fees' }).click();
    await expect(
      page.getByRole('row', {
        name: /Payment MLMEC\/1001\/\d+ Previous balance ₹250\.50, Monthly \w+ \d+ ₹149\.50 ₹300 ₹550\.50 ₹400 ₹150\.50/,
      }),
    ).toBeVisible();
    await page.getByRole('link', { name: /^MLMEC\/1001\// }).click();
    await expect(page.getByText('DUPLICATE').first()).toBeVisible();
  });
  // Requests of the page still on their way need no answer.
  await page.close();
  await office.close();
});

test('2.30, 8.7 Picture and signature upload: a signature that is no picture is refused and nothing typed is lost', async ({
  page,
  office,
}) => {
  await beginRegistration(page, office.url);
  const text = { name: 'signature.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await page.getByLabel('Signature', { exact: true }).setInputFiles(text);
  await expect(page.getByText('Failed Uploading')).toBeVisible();
  // A browser does not know the type of a file without an extension: the server finds it (D25).
  const unnamed = { ...(await aPicture(page, 'signature')), mimeType: 'application/octet-stream' };
  await page.getByLabel('Signature', { exact: true }).setInputFiles(unnamed);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Asha');
});
