import { violationsOn } from './axe';
import { expect, signIn, test } from './fixtures';
import { keepPapers, papersOf } from './papers';
import { textsOfPages } from './pdf-text';
import { Desk, newStudent, pay } from './school';

test('D65 a child leaves with a transfer certificate: filled in, corrected, issued, printed once without a mark, and withdrawn', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Asha Verma', 'Ramesh and Sita', 'female', '8'), 'TC-1');
  await keepPapers(page);
  await signIn(page, office.url, '/#/office/student-service?tab=tc&studentID=TC-1');
  await page.getByRole('link', { name: 'Issue transfer certificate' }).click();
  await expect(page.getByLabel('Name of the pupil')).toHaveValue('Asha Verma');
  expect(await violationsOn(page)).toEqual([]);
  await page.getByLabel('Reason for leaving', { exact: false }).first().selectOption('The family moves away');
  await page.getByRole('checkbox', { name: /^I have checked the dues/ }).check();
  await page.getByLabel('General conduct').fill('Excellent');
  await page.getByRole('button', { name: 'Issue certificate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/MLMEC\/TC\/\d{4}-\d{2}\/0001/);
  expect(await violationsOn(page)).toEqual([]);

  const print = page.getByRole('button', { name: 'Print', exact: true });
  await print.click();
  await expect.poll(async () => (await papersOf(page)).length).toBe(1);
  await print.click();
  await expect.poll(async () => (await papersOf(page)).length).toBe(2);
  const [first = '', second = ''] = await papersOf(page);
  expect([first.includes('Excellent'), first.includes('DUPLICATE')]).toEqual([true, false]);
  expect(second).toContain('DUPLICATE');
  const pages = textsOfPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(1);
  // The foot of the page names the certificate and its student.
  expect(pages[0]).toMatch(/TransfercertificateMLMEC\/TC\/\d{4}-\d{2}\/0001/);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Wrong child');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/^Withdrawn on .*: Wrong child$/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the register' }).click();
  await expect(page.getByRole('row', { name: /0001.*Withdrawn/ })).toBeVisible();

  await page.goto(`${office.url}/#/office/student-profile/TC-1/record`);
  await expect(page.getByText(/^XXXX XXXX \d{4}$/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('the certificate of a student who has left is issued after the balance changed under it, once the new one was looked at', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Ravi Jain', 'Om and Rita', 'male', '8', { before: 500 }), 'TC-2');
  const leftOn = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const { outstandingDue } = await desk.get<{ outstandingDue: number }>(
    `/api/office/leavingDues?studentID=TC-2&leftOn=${leftOn}`,
  );
  const leaving = { studentID: 'TC-2', leftOn, leavingReason: 'moved', outstandingDue };
  await desk.post('/api/office/deleteStudent', leaving, 'DELETE');
  await signIn(page, office.url, '/#/office/student-service?tab=tc&studentID=TC-2');
  await page.getByRole('link', { name: 'Issue transfer certificate' }).click();
  const seen = page.getByRole('checkbox', { name: /^I have checked the dues/ });
  await seen.check();
  await page.getByLabel('General conduct').fill('Excellent');
  await pay(desk, 'TC-2', 'Ravi Jain', 200);
  const issue = page.getByRole('button', { name: 'Issue certificate' });
  await issue.click();
  await expect(page.getByText(/^Balance has changed/)).toBeVisible();
  await expect(seen).not.toBeChecked();
  await expect(page.getByLabel('General conduct')).toHaveValue('Excellent');
  await seen.check();
  await issue.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/MLMEC\/TC\/\d{4}-\d{2}\/\d{4}/);
});

test('a certificate too long for one page has on the second what is certified above the signatures', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.put('/api/office/school-details', {
    branchCode: 'MLMEC',
    name: 'Shri Maharaja Laxmeshwar Mahavidyalaya Memorial Senior Secondary School',
    nameHindi: 'श्री महाराजा लक्ष्मेश्वर महाविद्यालय स्मारक वरिष्ठ माध्यमिक विद्यालय',
    address:
      'Plot No. 128/4-B, Behind the Old Government Hospital, Mahatma Gandhi Marg\nNear Shri Radha Krishna Mandir, Tehsil Bilhaur, District Kanpur Nagar 209202',
    affiliationNumber: 'CBSE/AFF/2130001/2019-20/KANPUR-NAGAR/UP',
    phone: '0512 2222222, 0512 2222223',
    revision: 0,
  });
  await desk.register(newStudent('Asha Verma', 'Ramesh and Sita', 'female', '8'), 'TC-3');
  await signIn(page, office.url, '/#/office/student-service?tab=tc&studentID=TC-3');
  await page.getByRole('link', { name: 'Issue transfer certificate' }).click();
  await page.getByLabel('Reason for leaving', { exact: false }).first().selectOption('The family moves away');
  await page.getByRole('checkbox', { name: /^I have checked the dues/ }).check();
  await page.getByLabel('General conduct').fill('Excellent');
  await page.getByLabel('Other remarks').fill('Won the race of the district. '.repeat(6).trim());
  await page.getByRole('button', { name: 'Issue certificate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MLMEC/TC/');
  const pages = textsOfPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(2);
  expect(pages[1]).toContain('Classteacher');
  expect(pages[1]).toContain('Certifiedthattheabove');
});
