import { expect, signIn, test } from './fixtures';
import { Desk } from './school';

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
  await signIn(page, office.url);
  await page.goto(`${office.url}/#/office/calendar?month=2026-11`);
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
  // The weeks of the month go, and one line of the list stays.
  const listed = page.getByRole('row').filter({ hasText: 'Diwali' });
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('3 days');
});
