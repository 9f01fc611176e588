import {
  aPicture,
  expect,
  fillLogin,
  fillRegistration,
  lapse,
  registerStudent,
  signIn,
  test,
} from './fixtures';
import { Desk, newStudent } from './school';

test.beforeEach(async ({ page, office }) => {
  await signIn(page, office.url, '/#/office/register-student');
  await expect(page.getByLabel('First name', { exact: true })).toBeVisible();
});

test('2.29, 2.33 Register student: both sections, and dates as yyyy-mm-dd with a calendar', async ({
  page,
}) => {
  for (const name of ['Student Personal Details', 'Student Academic Details'])
    await expect(
      page.getByRole('group', { name }).or(page.getByRole('heading', { name })).first(),
    ).toBeVisible();
  const born = page.getByLabel('Date of birth', { exact: true });
  await expect(born).toHaveAttribute('placeholder', 'yyyy-mm-dd');
  await born.fill('2016-02-30');
  await born.blur();
  await expect(page.getByText('Date of birth must be a date as yyyy-mm-dd')).toBeVisible();
  await expect(page.getByRole('button', { name: /calendar|date/i }).first()).toBeVisible();
});

test('2.31, 5.4, 5.6 Register student: the button waits for a valid form; what is missing is said once touched', async ({
  page,
}) => {
  const submit = page.getByRole('button', { name: 'Register Student' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('First name', { exact: true }).fill('As');
  await page.getByLabel('Last name', { exact: true }).focus();
  await expect(page.getByText('Minimum length of 3 is required')).toHaveCount(1);
  // Enter reports everything that is missing at once.
  await page.getByLabel('First name', { exact: true }).press('Enter');
  for (const choice of [
    'gender',
    'religion',
    'category',
    'conveyance',
    'wing',
    'board',
    'medium',
    'class',
    'section',
  ])
    await expect(page.getByText(`Choose ${choice}`, { exact: true })).toBeVisible();
  for (const label of ['Sub-category', 'Address', 'Signature'])
    await expect(page.getByText(new RegExp(`^${label} (is required|must be)`)).first()).toBeVisible();
  await fillRegistration(page, { studentID: 'VALID-1', firstName: 'Asha', lastName: 'Verma' });
  await expect(submit).toBeEnabled();
});

test('5.5 Registration: the password is prefilled, required and at least 5 long', async ({ page }) => {
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toHaveValue('school@123');
  await password.fill('1234');
  await password.blur();
  await expect(page.getByText('Minimum length of 5 is required')).toBeVisible();
  await password.fill('');
  await password.blur();
  await expect(page.getByText('Password is required')).toBeVisible();
});

for (const { label, wrong, right, sentence } of [
  {
    label: 'Adhaar number',
    wrong: ['12341234123', '12341234123a'],
    right: '123412341234',
    sentence: 'Adhaar number must have exactly 12 digits',
  },
  {
    label: 'Primary mobile',
    wrong: ['987654321', '98765 4321'],
    right: '9876543210',
    sentence: 'Primary mobile must have exactly 10 digits',
  },
  {
    label: 'Secondary mobile',
    wrong: ['987654321', '+919876543'],
    right: '9876543210',
    sentence: 'Secondary mobile must have exactly 10 digits',
  },
]) {
  test(`5.7, 5.8 ${label}: exactly its digits and nothing else`, async ({ page }) => {
    const field = page.getByLabel(label, { exact: true });
    for (const text of wrong) {
      await field.fill(text);
      await field.blur();
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await field.fill(right);
    await expect(page.getByText(sentence)).toHaveCount(0);
  });
}

test("5.9 Father's, mother's and guardian's names carry max 10 and still take 60 letters (D18)", async ({
  page,
}) => {
  for (const parent of ['Father', 'Mother', 'Guardian']) {
    const field = page.getByLabel(`${parent}'s name`, { exact: true });
    await expect(field).toHaveAttribute('max', '10');
    await field.fill('Venkatanarasimharajuvaripeta Subramaniam Krishnamurthy Iyers');
    await field.blur();
    await expect(field).toHaveValue(/Iyers$/);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
});

test('4.6 Upload: progress is shown as a percentage, then the preview and Uploaded', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/upload', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Signature', { exact: true }).setInputFiles(await aPicture(page, 'signature.png'));
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  await expect
    .poll(() =>
      bar.evaluate(
        (element: HTMLProgressElement) =>
          element.getAttribute('value') ?? element.getAttribute('aria-valuenow'),
      ),
    )
    .toMatch(/^\d+$/);
  answer();
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('img', { name: /signature/i })).toBeVisible();
});

test('4.6 Upload: a student is not registered without the picture that is still on its way', async ({
  page,
  complaints,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/upload', async (route) => {
    if (route.request().postDataBuffer()?.includes('photo-2.png') === true) await held;
    await route.continue();
  });
  await fillRegistration(page, { studentID: 'PHOTO-2', firstName: 'Asha', lastName: 'Verma' });
  const submit = page.getByRole('button', { name: 'Register Student' });
  await expect(submit).toBeEnabled();
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await aPicture(page, 'photo-2.png'));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(submit).toBeDisabled();
  answer();
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await expect(submit).toBeEnabled();

  // A picture that cannot be sent holds the form back too, and the stored one stays.
  await page.route('**/upload', (route) => route.fulfill({ status: 500 }));
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await aPicture(page, 'photo-3.png'));
  await expect(page.getByText('The picture is not stored yet: send it again, or remove it.')).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Photo' }).click();
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await expect(submit).toBeEnabled();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 500')]);

  // So does a picture during which the session ends: it is sent after the next sign-in.
  await page.unroute('**/upload');
  await lapse(page);
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await aPicture(page, 'photo-4.png'));
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await fillLogin(page);
  await expect(page.getByText('The picture is not stored yet: send it again, or remove it.')).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByRole('button', { name: 'Try again: Photo' }).click();
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  await expect(submit).toBeEnabled();
});

test('4.7 Registration success: the form, the pictures and their flags are empty again', async ({ page }) => {
  await registerStudent(page, {
    studentID: 'RESET-1',
    firstName: 'Asha',
    lastName: 'Verma',
    previousBalance: '12.5',
  });
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(0);
  for (const label of ['First name', 'Address', 'Class'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Previous balance', { exact: true })).toHaveValue('0');
});

test('4.7, 8.3 Registration response without _id: logged only, nothing shown, everything stays typed', async ({
  page,
  complaints,
}) => {
  await fillRegistration(page, { studentID: 'NO-ID-1', firstName: 'Asha', lastName: 'Verma' });
  await page.route('**/api/student/register-student', (route) => route.fulfill({ status: 201, json: {} }));
  await page.getByRole('button', { name: 'Register Student' }).click();
  await expect.poll(() => complaints).toEqual(['registration answered without _id']);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Form Submitted Successfully')).toHaveCount(0);
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Asha');
  complaints.splice(0);
});

test('a registration whose answer was lost keeps its Student ID, and is made once', async ({
  page,
  office,
  complaints,
}) => {
  await fillRegistration(page, { firstName: 'Lakshmi', lastName: 'Answerlost' });
  const studentID = page.getByLabel('Student ID', { exact: true });
  const suggested = await studentID.inputValue();
  const next = page.waitForResponse('**/api/student/next-student-id');
  await page.route('**/api/student/register-student', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Register Student' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /Nothing was lost/ })).toBeVisible();
  expect(await (await next).json()).not.toEqual({ studentID: suggested });
  await expect(studentID).toHaveValue(suggested);
  await page.unroute('**/api/student/register-student');
  await page.getByRole('button', { name: 'Register Student' }).click();
  await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
  await expect(studentID).not.toHaveValue(suggested);
  await page.goto(`${office.url}/#/office/student-profile?search=Answerlost`);
  await expect(page.getByRole('link', { name: /Lakshmi Answerlost/ })).toHaveCount(1);
  expect(complaints.splice(0)).toEqual(Array(3).fill('Failed to load resource: net::ERR_CONNECTION_RESET'));
});

test('a registration whose answer was lost and that is then corrected leads to the student who is there, and registers nobody else until that is said', async ({
  page,
  office,
  complaints,
}) => {
  await fillRegistration(page, { firstName: 'Lakshmi', lastName: 'Lostthen' });
  const studentID = page.getByLabel('Student ID', { exact: true });
  const suggested = await studentID.inputValue();
  const submit = page.getByRole('button', { name: 'Register Student' });
  await page.route('**/api/student/register-student', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: /Nothing was lost/ })).toBeVisible();
  await page.unroute('**/api/student/register-student');
  await page.getByLabel('First name', { exact: true }).fill('Laxmi');

  const link = page.getByRole('link', { name: `Student ID ${suggested} (opens in a new tab)` });
  for (const time of ['once', 'twice', 'three times'])
    await test.step(`sent ${time}`, async () => {
      await submit.click();
      await expect(link).toBeFocused();
      await expect(page.getByText(/^Another desk has just taken/)).toHaveCount(0);
      await submit.focus();
    });
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(opened.getByRole('heading', { name: 'Lakshmi Lostthen' })).toBeVisible();
  await opened.close();

  await page.getByRole('button', { name: 'A different student' }).click();
  await expect(link).toHaveCount(0);
  await expect(studentID).not.toHaveValue(suggested);
  await submit.click();
  await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
  await page.goto(`${office.url}/#/office/student-profile?search=Lostthen`);
  await expect(page.getByRole('link', { name: /Lostthen/ })).toHaveCount(2);
  expect(complaints.splice(0)).toEqual(Array(3).fill('Failed to load resource: net::ERR_CONNECTION_RESET'));
});

test('an own Student ID that somebody has stays the own one, however often it is sent', async ({ page }) => {
  await registerStudent(page, { studentID: 'OWN-1', firstName: 'Meera', lastName: 'Own' });
  await fillRegistration(page, { studentID: 'OWN-1', firstName: 'Nisha', lastName: 'Own' });
  for (const time of ['once', 'twice'])
    await test.step(time, async () => {
      const answered = page.waitForResponse('**/api/student/register-student');
      await page.getByRole('button', { name: 'Register Student' }).click();
      expect((await answered).status()).toBe(409);
      await expect(page.getByText('Student ID already registered').first()).toBeVisible();
      await expect(page.getByLabel('Student ID', { exact: true })).toHaveValue('OWN-1');
    });
});

test('8.11 Other errors: a next number that cannot be suggested shows nothing, the form works without it', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/student/next-student-id', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByLabel('Student ID', { exact: true })).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => complaints.splice(0).length).toBeGreaterThan(0);
});

test('2.38 Registered students list: ten rows a page, at most seven page links', async ({ page, office }) => {
  const desk = await Desk.signedIn(office.url);
  const student = newStudent('Asha Verma', 'Ramesh and Sita', 'female', '3');
  // Fills one page more than there are page links, registered at several desks.
  let number = 0;
  const atDesk = async () => {
    while (number < 71) await desk.register(student, `ROW-${String((number += 1))}`);
  };
  await Promise.all([atDesk(), atDesk(), atDesk(), atDesk()]);
  await page.getByRole('link', { name: 'Student Profile' }).click();
  await page.getByRole('searchbox', { name: 'Filter Table' }).fill('ROW-');
  // Once the filter holds, the list is on its first page.
  await expect(page).toHaveURL(/filter=ROW-/);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(page.getByText('1 to 10 of 71')).toBeVisible();
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Choose all on this page',
    '#',
    'Student ID',
    'Photo',
    'Student Name',
    "Father's Name",
    "Mother's Name",
    'Board',
    'Class',
  ]);
  const links = page
    .getByRole('navigation', { name: /page/i })
    .getByRole('button', { name: /^(page )?\d+$/i });
  await expect(links).toHaveText(['1', '2', '3', '4', '5', '6', '8']);
  await page.getByRole('button', { name: /next/i }).click();
  await expect(page.getByText('11 to 20 of 71')).toBeVisible();
  // A page of ten rows and the page links fit on an old PC's screen, less the browser's own bars.
  await page.setViewportSize({ width: 1366, height: 650 });
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  await expect(links.last()).toBeInViewport({ ratio: 1 });
});
