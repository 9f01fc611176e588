import type { Locator, Page } from '@playwright/test';
import { ADMIN } from './admin';
import { aPicture, expect, fillLogin, fillRegistration, isWelcomed, lapse, signIn, test } from './fixtures';
import { Desk, newStudent, pay } from './school';

// A Thursday in the session of the days below.
test.use({ day: '2026-11-26' });

const firstName = (page: Page) => page.getByLabel('First name', { exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

/** Begins a registration, reached by a link from the dashboard. */
async function beginRegistration(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New Registration' }).first().click();
  await firstName(page).click();
  await page.keyboard.type('Asha');
}

const draftsOnThePc = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('school-drafts');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

const waysOut: readonly { way: string; leave: (page: Page) => Promise<unknown>; leadsTo: RegExp }[] = [
  {
    way: 'a link',
    leave: (page) => page.getByRole('link', { name: 'Student Profile' }).click(),
    leadsTo: /#\/office\/student-profile$/,
  },
  {
    way: 'Back',
    // Not `goBack`, which waits for a page that never comes.
    leave: (page) => page.evaluate(() => window.history.back()),
    leadsTo: /#\/office\/dashboard$/,
  },
  {
    way: 'the logout',
    leave: async (page) => {
      await page.getByRole('button', { name: 'Admin' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
    leadsTo: /#\/login\?login=office$/,
  },
];

test.describe('a form that is half typed', () => {
  test.beforeEach(async ({ page, office }) => {
    await signIn(page, office.url);
  });

  for (const { way, leave, leadsTo } of waysOut) {
    test(`asks before it is left by ${way}: stays as it was, or goes there after all`, async ({ page }) => {
      await beginRegistration(page);
      await leave(page);
      await question(page).getByRole('button', { name: 'Stay' }).click();
      await expect(page).toHaveURL(/#\/office\/register-student$/);
      await expect(firstName(page)).toHaveValue('Asha');
      await expect(page.getByRole('button', { name: 'Admin' })).toBeVisible();

      await leave(page);
      await question(page).getByRole('button', { name: 'Leave the page' }).click();
      await expect(page).toHaveURL(leadsTo);
      await expect(question(page)).toHaveCount(0);
    });
  }

  test('asks before it is reloaded', async ({ page }) => {
    await beginRegistration(page);
    await page.evaluate(() => {
      window.addEventListener('beforeunload', (event) => {
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- Chrome before 119 asks for this alone
        document.documentElement.dataset['returned'] = String(event.returnValue);
      });
    });
    const asked = page.waitForEvent('dialog');
    const reloading = page.evaluate(() => setTimeout(() => window.location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloading;
    await expect(page.locator('html')).toHaveAttribute('data-returned', 'true');
    await expect(firstName(page)).toHaveValue('Asha');
  });

  test('lets go without a question once nothing is typed any more', async ({ page }) => {
    await beginRegistration(page);
    await firstName(page).fill('');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
  });
});

test('a half typed update takes over what another desk changed meanwhile and loses nothing that was typed', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Anita Sharma', 'Ramesh and Sita', 'female', '3'), 'BOTH-1');
  await signIn(page, office.url);
  await page.getByRole('link', { name: 'Student Service' }).click();
  await page.getByLabel('Student ID/Scholar No').fill('BOTH-1');
  await page.getByRole('button', { name: 'Find Student' }).click();
  const lastName = page.getByLabel('Last name', { exact: true });
  await lastName.fill(' Sharma Gupta ');

  const personalDetail = { fatherName: 'Mahesh Sharma' };
  await desk.put('/api/office/updateStudent', {
    studentID: 'BOTH-1',
    primaryMobile: '9000000001',
    personalDetail,
  });
  await page.getByRole('button', { name: 'Find Student' }).click();
  await expect(page.getByLabel('Primary mobile')).toHaveValue('9000000001');
  await expect(page.getByLabel("Father's name")).toHaveValue('Mahesh Sharma');
  await expect(lastName).toHaveValue(' Sharma Gupta ');

  await test.step('saved as the server keeps it, and nothing counts as typed any more', async () => {
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText('Student updated')).toBeVisible();
    await expect(lastName).toHaveValue('Sharma Gupta');
    await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeDisabled();
    const kept = await desk.get<{ primaryMobile: string; studentLastName: string }>(
      '/api/office/getStudentById?studentID=BOTH-1',
    );
    expect(kept).toMatchObject({ primaryMobile: '9000000001', studentLastName: 'Sharma Gupta' });
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
  });
});

test('two desks change the same field at once: both versions are shown, and neither is undone unseen', async ({
  page,
  office,
}) => {
  await signIn(page, office.url);
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Kiran Rao', 'Mohan and Latha', 'female', '4'), 'BOTH-2');
  await page.goto(`${office.url}/#/office/student-service?studentID=BOTH-2`);
  const [first, second] = ['Primary mobile', 'Secondary mobile'].map((name) =>
    page.getByRole('textbox', { name }),
  ) as [Locator, Locator];
  await first.fill('9000000001');
  await second.fill('9000000002');
  await desk.put('/api/office/updateStudent', {
    studentID: 'BOTH-2',
    primaryMobile: '9111111111',
    personalDetail: { address: '7 Mall Road' },
  });

  const update = page.getByRole('button', { name: 'Update', exact: true });
  await update.click();
  const choice = page.getByRole('radiogroup', { name: 'Primary mobile' });
  await expect(choice.getByRole('radio', { name: 'Typed here: 9000000001' })).not.toBeChecked();
  await expect(update).toBeDisabled();
  await expect(page.getByLabel('Address')).toHaveValue('7 Mall Road');
  await expect(first).toHaveValue('9000000001');
  const mobiles = () => desk.get('/api/office/getStudentById?studentID=BOTH-2');
  expect(await mobiles()).toMatchObject({ primaryMobile: '9111111111', secondaryMobile: '9876543211' });

  await choice.getByRole('radio', { name: 'Saved there: 9111111111' }).check();
  await expect(first).toHaveValue('9111111111');
  await update.click();
  await expect(page.getByText('Student updated')).toBeVisible();
  expect(await mobiles()).toMatchObject({
    primaryMobile: '9111111111',
    secondaryMobile: '9000000002',
    personalDetail: { address: '7 Mall Road' },
  });
});

test('two desks change the photo of a student at once: each of the two is shown where it is chosen', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Mohan Rao', 'Mohan and Latha', 'male', '4'), 'BOTH-3');
  await signIn(page, office.url, '/#/office/student-service?studentID=BOTH-3');
  await page.getByLabel('Photo', { exact: true }).setInputFiles(await aPicture(page, 'photo.png'));
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(2);
  const profilePictureRef = await desk.upload(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#8aa"/></svg>',
  );
  await desk.put('/api/office/updateStudent', { studentID: 'BOTH-3', profilePictureRef });
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const choice = page.getByRole('radiogroup', { name: 'Photo' });
  for (const name of ['Typed here: a picture', 'Saved there: a picture'])
    await expect(
      choice
        .locator('label')
        .filter({ has: page.getByRole('radio', { name }) })
        .locator('img'),
    ).toBeVisible();
});

test('D88 an Adhaar number that is shown is masked again once the student is read anew, as another desk may have changed it', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Sohan Rao', 'Mohan and Latha', 'male', '4'), 'BOTH-4');
  await signIn(page, office.url, '/#/office/student-profile/BOTH-4');
  await page.getByRole('button', { name: 'Show the Adhaar number' }).click();
  await expect(page.getByRole('button', { name: 'Hide the Adhaar number' })).toBeVisible();
  await desk.put('/api/office/updateStudent', {
    studentID: 'BOTH-4',
    adhaarNumber: '999941057058',
  });
  // Adding a charge makes the page read the student again.
  await page.getByRole('tab', { name: 'Fees' }).click();
  await page.getByRole('button', { name: 'Add a charge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a charge' });
  await dialog.getByLabel('Head of the charge').selectOption({ index: 1 });
  await dialog.getByLabel('Amount').fill('50');
  await dialog.getByLabel('Reason').fill('Window');
  await dialog.getByRole('button', { name: 'Charge' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByText('XXXX XXXX 7058')).toBeVisible();
});

test('a half typed registration is back after a reload, for the account that typed it, until it is started anew', async ({
  page,
  office,
}) => {
  await signIn(page, office.url);
  await beginRegistration(page);
  await page.getByLabel('Adhaar number', { exact: true }).fill('999941057058');
  await page.getByLabel('Board', { exact: true }).selectOption('UP');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question(page).getByRole('button', { name: 'Leave the page' }).click();
  await isWelcomed(page);
  // The session has lapsed; nobody has logged out.
  await page.evaluate(() => localStorage.removeItem('auth-token'));
  await page.reload();
  await expect(page.getByLabel('Login id')).toBeVisible();

  await test.step('and not for another account', async () => {
    const desk = await Desk.signedIn(office.url);
    const clerk = { username: 'clerk.two', password: 'chalk and dust 7' };
    await desk.post('/api/office/register', { fname: 'Meena', ...clerk, passwordAgain: clerk.password });
    const staff = await desk.get<{ id: string; username: string }[]>('/api/staff');
    await desk.post('/api/staff/letIn', {
      staffID: staff.find(({ username }) => username === clerk.username)?.id,
      currentPassword: ADMIN.password,
    });
    const { token } = await desk.post<{ token: string }>('/api/office/office-login', clerk);
    await page.evaluate((theirs) => localStorage.setItem('auth-token', theirs), token);
    await page.goto(`${office.url}/#/office/register-student`);
    // The program goes to the login by itself: a reload on the way would be cut off.
    await expect(page).toHaveURL(/#\/login/);
    await page.reload();
    await expect(firstName(page)).toHaveValue('');
    await expect(page.getByText('What you typed before is back')).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('auth-token'));
    await page.reload();
  });

  await signIn(page, office.url, '/#/office/register-student');
  await expect(page.getByText('What you typed before is back')).toBeVisible();
  await expect(firstName(page)).toHaveValue('Asha');
  await expect(page.getByLabel('Board', { exact: true })).toHaveValue('up');
  await expect(page.getByLabel('Adhaar number', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(firstName(page)).toHaveValue('');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'New Registration' }).first().click();
  await expect(firstName(page)).toHaveValue('');

  await test.step('and the number it was to have is another when a second desk took it', async () => {
    const desk = await Desk.signedIn(office.url);
    const number = await page.getByLabel('Student ID', { exact: true }).inputValue();
    await fillRegistration(page, { firstName: 'Asha', lastName: 'Verma' });
    await desk.register(newStudent('Ravi Jain', 'Om and Rita', 'male', '4'), number);
    const submit = page.getByRole('button', { name: 'Register Student' });
    await submit.click();
    await expect(page.getByText(`Another desk has just taken Student ID ${number}.`)).toBeVisible();
    await submit.click();
    await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
    await expect(firstName(page)).toHaveValue('');
    await expect(page.getByText('What you typed before is back')).toHaveCount(0);
  });
});

test('D87 what is half typed goes from the PC when who typed it logs out', async ({ page, office }) => {
  await signIn(page, office.url);
  await beginRegistration(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question(page).getByRole('button', { name: 'Leave the page' }).click();
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await expect.poll(() => draftsOnThePc(page)).toBe(0);
  await signIn(page, office.url, '/#/office/register-student');
  await expect(firstName(page)).toHaveValue('');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('What you typed before is back')).toHaveCount(0);
});

test('D87 what is typed in one tab while another logs out does not stay on the PC', async ({
  page,
  office,
}) => {
  await signIn(page, office.url);
  // The other tab has already loaded the code that removes drafts, so it does so at once.
  const other = await page.context().newPage();
  await other.goto(`${office.url}/#/office/register-student`);
  await expect(firstName(other)).toBeVisible();
  await other.getByRole('link', { name: 'Dashboard' }).click();
  await other.getByRole('button', { name: 'Admin' }).click();
  await beginRegistration(page);
  await firstName(page).focus();
  await Promise.all([
    page.keyboard.type('abcdefghijklmnopqrstuvwxyz'.repeat(2), { delay: 40 }),
    other.getByRole('menuitem', { name: 'Logout' }).click(),
  ]);
  await expect(page).toHaveURL(/#\/login/);
  await signIn(page, office.url, '/#/office/register-student');
  await page.waitForLoadState('networkidle');
  await expect(firstName(page)).toHaveValue('');
  expect(await draftsOnThePc(page)).toBe(0);
});

test('a fine that is half typed is not dropped by Esc, Cancel, a reload, Back or Forward without a question, and is added after all', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Ravi Kumar', 'Mohan and Rita', 'male', '4'), 'FINE-1');
  await signIn(page, office.url);
  // By links, as the router cannot hold back a typed address. There is a page to go back to and one to go forward to.
  await page.getByRole('link', { name: 'Student Service' }).click();
  await page.getByRole('tab', { name: 'Fine' }).click();
  await page.getByRole('combobox', { name: 'Student ID/Scholar No' }).fill('FINE-1');
  await page.getByRole('button', { name: 'Find Student' }).click();
  await expect(page.getByRole('heading', { name: 'Fines: Ravi Kumar' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Add a fine' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a fine' });
  const asked = page.getByRole('alertdialog', { name: 'Discard what was typed?' });

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a fine' }).click();
  await dialog.getByLabel('Amount').fill('50');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await close();
    await asked.getByRole('button', { name: 'Keep typing' }).click();
    await expect(asked).toHaveCount(0);
    await expect(dialog.getByLabel('Amount')).toHaveValue('50');
  }
  for (const way of ['back', 'forward'] as const) {
    await page.evaluate((to) => window.history[to](), way);
    await asked.getByRole('button', { name: 'Keep typing' }).click();
    await expect(asked).toHaveCount(0);
    await expect(dialog.getByLabel('Amount')).toHaveValue('50');
    await expect(page).toHaveURL(/tab=fine&studentID=FINE-1$/);
  }
  const before = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const warning = await before;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();

  await dialog.getByLabel('Reason').fill('Window');
  await dialog.getByRole('button', { name: 'Charge' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Window' })).toContainText('₹50');
  await expect(page.getByRole('button', { name: /^Waive: Window, \w+ \d{4}$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add a fine' }).click();
  await dialog.getByLabel('Amount').fill('20');
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a fine' }).click();
  await dialog.getByLabel('Amount').fill('20');
  // Waits two frames, since nobody types and leaves within one.
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  await page.evaluate(() => window.history.forward());
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('a name that is half typed in a tab of Student Service stays typed in the next tab, after a reload and on the way back', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  for (const [name, studentID] of [
    ['Zoya Ansari', 'TYPED-1'],
    ['Zubin Ansari', 'TYPED-2'],
  ] as const)
    await desk.register(newStudent(name, 'Imran and Saba', 'male', '4'), studentID);
  await signIn(page, office.url, '/#/office/student-service?tab=fine');
  // The box of the open tab.
  const box = page.getByRole('combobox', { name: 'Student ID/Scholar No' });

  await box.fill('Ansari');
  await page.getByRole('tab', { name: 'Pending Fee' }).click();
  await expect(box).toHaveValue('Ansari');
  await page.getByRole('tab', { name: 'Update Student Profile' }).click();
  await expect(box).toHaveValue('Ansari');
  await page.getByRole('tab', { name: 'Fine' }).click();
  await expect(page).toHaveURL(/find=Ansari/);
  await page.reload();
  await expect(box).toHaveValue('Ansari');

  await test.step('and finds as if it were typed just now', async () => {
    await box.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(2);
    await box.press('Enter');
    await expect(page.getByRole('heading', { name: 'Fines: Zoya Ansari' })).toBeVisible();
    await expect(page).toHaveURL(/tab=fine&studentID=TYPED-1$/);
    await page.goBack();
    await expect(box).toHaveValue('Ansari');
  });
});

test('what is typed into a dialog and ticked on a page outlives a session that ends as it is saved', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Asha Verma', 'Ramesh and Sita', 'female', '7'), 'LAPSE-1');
  await desk.post('/api/office/syllabus/unit', {
    branch: 'MLMEC',
    class: '7',
    session: '2026-27',
    subject: 'Mathematics',
    name: 'Integers',
    plannedFrom: '2026-04-06',
    plannedTo: '2026-05-09',
  });
  const { id: teacher } = await desk.addAccount({ fname: 'Sunil', username: 'sunil.r', role: 'teacher' });
  await signIn(page, office.url);
  const again = async () => {
    await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    await fillLogin(page);
    await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toHaveCount(0);
  };

  await test.step('a unit of the syllabus, saved or taken out', async () => {
    await page.goto(`${office.url}/#/office/syllabus?branch=MLMEC&class=7&subject=Mathematics`);
    await page.getByRole('button', { name: 'Change: Integers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change: Integers' });
    const name = dialog.getByRole('textbox', { name: 'Unit' });
    await name.fill('Integers and fractions');
    await lapse(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await again();
    await expect(name).toHaveValue('Integers and fractions');
    await lapse(page);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await again();
    await expect(name).toHaveValue('Integers and fractions');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Integers and fractions is in the syllabus.')).toBeVisible();
  });

  await test.step('the sections of a teacher', async () => {
    await page.goto(`${office.url}/#/office/staff/${teacher}/sections`);
    await page.getByRole('button', { name: 'Add section' }).click();
    const maths = page.getByRole('checkbox', { name: 'Mathematics' });
    await maths.check();
    await lapse(page);
    await page.getByRole('button', { name: 'Save sections' }).click();
    await again();
    await expect(maths).toBeChecked();
    await page.getByRole('button', { name: 'Save sections' }).click();
    await expect(page.getByText(/^The sections of Sunil/)).toBeVisible();
  });
});

test('a drawer that is being counted and a change of several students are not left without a question', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Kiran Rao', 'Mohan and Latha', 'female', '4'), 'COUNT-1');
  await pay(desk, 'COUNT-1', 'Kiran Rao', 100);
  await signIn(page, office.url);
  const isAsked = async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toHaveCount(0);
  };

  await page.goto(`${office.url}/#/office/many-students?students=COUNT-1`);
  await page.getByRole('combobox', { name: 'Section' }).selectOption('B');
  await isAsked();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Leave the page' }).click();
  await expect(page).toHaveURL(/student-profile$/);

  await page.goto(`${office.url}/#/office/closing`);
  await page.getByLabel('Opening float').fill('0');
  await page.getByLabel('₹100 ×').fill('1');
  await isAsked();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('The drawer agrees.')).toBeVisible();
  await isAsked();
  await page.getByRole('button', { name: 'Close the drawer' }).click();
  await expect(page.getByRole('heading', { name: 'Closing 1', exact: true })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('marks of a section are not left for another section or day without a question', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Lata Bisht', 'Ramesh and Sita', 'female', '9'), 'MARK-1');
  await desk.register(newStudent('Jaya Bisht', 'Ramesh and Sita', 'female', '10'), 'MARK-2');
  // The office counts its sections every ten seconds.
  await expect
    .poll(async () => JSON.stringify(await desk.get('/api/office/attendance/sections')))
    .toContain('"class":"10"');
  await signIn(page, office.url);
  // A Tuesday and the Monday before it.
  await page.goto(`${office.url}/#/office/attendance/mark?branch=MLMEC&class=9&section=a&day=2026-11-24`);
  const absent = page
    .getByRole('radiogroup', { name: 'Attendance of Lata Bisht' })
    .getByRole('radio', { name: 'Absent' });
  await absent.focus();
  await page.keyboard.press('a');
  await expect(absent).toBeChecked();
  for (const leave of [
    () => page.getByLabel('Section', { exact: true }).selectOption('MLMEC X A'),
    () => page.getByLabel('Day', { exact: true }).fill('2026-11-23'),
  ]) {
    await leave();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(absent).toBeChecked();
  }
  await page.getByLabel('Section', { exact: true }).selectOption('MLMEC X A');
  await question(page).getByRole('button', { name: 'Leave the page' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Attendance of Jaya Bisht' })).toBeVisible();
  // The marks made there are kept all the same.
  await page.getByLabel('Section', { exact: true }).selectOption('MLMEC IX A');
  await expect(absent).toBeChecked();
});

test('a payment that is half typed at the counter is not left without a question; months that are looked at, and one that was taken, are', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  for (const studentID of ['TILL-1', 'TILL-2'])
    await desk.register(newStudent('Ravi Gill', 'Mohan and Rita', 'male', '4'), studentID);
  await signIn(page, office.url);
  await page.getByRole('link', { name: 'Fees & Payment' }).click();
  const box = page.getByRole('combobox', { name: 'Student ID/Scholar No' });
  const find = async (studentID: string) => {
    await box.fill(studentID);
    await box.press('Enter');
  };
  const amount = page.getByRole('textbox', { name: /Amount paid/ });
  await find('TILL-1');
  await page.getByRole('radio', { name: /^Mar/ }).press('Space');
  await expect(amount).not.toHaveValue('300');
  await find('TILL-2');
  await expect(page).toHaveURL(/studentID=TILL-2/);
  await expect(amount).toHaveValue('300');

  await amount.fill('120');
  for (const leave of [() => page.getByRole('link', { name: 'Dashboard' }).click(), () => find('TILL-1')]) {
    await leave();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(box).toHaveValue('TILL-2');
    await expect(amount).toHaveValue('120');
  }
  // While another student is being typed the till is hidden, but the question is not.
  await box.fill('rav');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  // The question covers the box, so it must be gone before typing.
  await expect(question(page)).toHaveCount(0);
  await box.fill('TILL-2');
  // Over a slow network the payment is taken while the question is open: the question then closes, and the payment is reported.
  let answerNow = () => {};
  const isAsked = new Promise<void>((done) => (answerNow = done));
  await page.route('**/api/office/depositFee', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Pay Now/ }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(question(page)).toBeVisible();
  answerNow();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText('₹120 collected')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
});
