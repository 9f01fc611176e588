import { expect, fillLogin, lapse, signIn, test } from './fixtures';
import { Desk } from './school';

// A Thursday in the session of the days below.
test.use({ day: '2026-11-26' });

test('Calendar: a holiday is put on a day by keyboard, changed, and found again in the year', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.post('/api/office/calendar', {
    occasionKind: 'exam',
    title: 'Half-yearly examination',
    firstDay: '2026-11-23',
    lastDay: '2026-11-28',
    classes: ['9', '10'],
  });
  await signIn(page, office.url, '/#/office/calendar?month=2026-11');
  const month = page.getByRole('table', { name: 'Nov 2026' });
  await expect(month.getByText('Half-yearly examination')).toHaveCount(6);
  await page.getByRole('button', { name: 'Add an entry on 8 Nov 2026' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByLabel('Title').fill('Diwali');
  await page.keyboard.press('Enter');
  await expect(month.getByText('Diwali')).toHaveCount(1);
  await expect(page.getByText('24 school days')).toBeVisible();
  await page.getByRole('button', { name: 'Change Diwali' }).click();
  await page.getByLabel('Last day').fill('2026-11-11');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(month.getByText('Diwali')).toHaveCount(3);
  await page.getByRole('link', { name: 'Year', exact: true }).click();
  // The entries in the weeks of the month are gone, and one line of the list is left.
  const listed = page.getByRole('row').filter({ hasText: 'Diwali' });
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('3 days');
  // A year that shows only examinations has no holidays, so it counts no school days.
  const november = page.getByRole('table', { name: 'Nov 2026' });
  await expect(november).toContainText('22 school days');
  // Read out in full: on screen there is room for one letter, and two days have the same.
  await expect(november.getByRole('columnheader', { name: 'Thursday' })).toBeVisible();
  await page.goto(`${office.url}/#/office/calendar/year?month=2026-11&occasionKind=exam`);
  await expect(listed).toHaveCount(0);
  await expect(november).not.toContainText('school days');
});

test('a calendar file: what was chosen last is what the preview shows, whichever answer comes first', async ({
  page,
  office,
}) => {
  await signIn(page, office.url);
  let letGo = () => {};
  const held = new Promise<void>((go) => (letGo = go));
  await page.route('**/api/office/calendar/file/preview?*', async (route) => {
    if (route.request().url().includes('holiday')) await held;
    await route.continue();
  });
  await page.goto(`${office.url}/#/office/calendar/import`);
  const entry = 'BEGIN:VEVENT\r\nUID:1@x\r\nDTSTART;VALUE=DATE:20261214\r\nSUMMARY:Sports day\r\nEND:VEVENT';
  const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${entry}\r\nEND:VCALENDAR\r\n`;
  const buffer = Buffer.from(calendar);
  await page
    .getByLabel(/^Calendar file/)
    .setInputFiles({ name: 'year.ics', mimeType: 'text/calendar', buffer });
  await page.getByLabel(/^Kind of entry/).selectOption('Event');
  const row = page.getByRole('row').filter({ hasText: 'Sports day' });
  await expect(row).toContainText('Event');
  const late = page.waitForResponse((answer) => answer.url().includes('holiday'));
  letGo();
  await late;
  await expect(row).toContainText('Event');

  // A session that ends meanwhile loses nothing of the import.
  const bringIn = page.getByRole('button', { name: 'Import 1 entry' });
  await lapse(page);
  await bringIn.click();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await fillLogin(page);
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toHaveCount(0);
  await expect(row).toContainText('Event');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await bringIn.click();
  await expect(page.getByText('1 added, 0 changed.')).toBeVisible();
});
