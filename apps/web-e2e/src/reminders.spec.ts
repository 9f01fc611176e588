import { schoolDate, sessionMonths } from '@school/domain';
import { expect, signIn, test } from './fixtures';
import { Desk, newStudent, pay } from './school';

test('D91 Reminders: a class is gone through by the keyboard, each family in its language, and who paid meanwhile is not reminded', async ({
  page,
  office,
  context,
}) => {
  const today = schoolDate(new Date());
  // In the first ten days of a session a new student owes nothing late, so there is no list.
  if (/-04-(0\d|10)$/.test(today)) return;
  const desk = await Desk.signedIn(office.url);
  const [feesFrom = ''] = sessionMonths(today.slice(0, 7));
  const late = { before: 1500, feesFrom };
  await desk.register(newStudent('Asha Verma', 'Ramesh and Sita', 'female', '7', late), 'REM-1');
  await desk.register(
    newStudent('Bela Rawat', 'Mohan and Usha', 'female', '7', { ...late, hindi: true }),
    'REM-2',
  );
  await desk.register(newStudent('Chetan Das', 'Anil and Rita', 'male', '7', late), 'REM-3');
  // The messages that the clerk's own WhatsApp is asked to write.
  const written: string[] = [];
  await context.route('https://wa.me/**', (route) => {
    written.push(decodeURIComponent(new URL(route.request().url()).search.slice('?text='.length)));
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });

  await signIn(page, office.url, '/#/office/defaulters?class=7&sort=studentID');
  await expect(page.getByRole('row', { name: /REM-3/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remind one by one' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Remind the family of Asha Verma' })).toBeVisible();
  await expect(dialog.getByText('1 of 3')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Message' })).toContainText('Dear parent,');
  await expect(dialog.getByRole('button', { name: 'WhatsApp' })).toBeFocused();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const sent = await opened;
  await sent.waitForURL('https://wa.me/**');
  await sent.close();
  await expect(dialog.getByText('Noted as reminded. Send it in WhatsApp now.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Remind the family of Bela Rawat' })).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Message' })).toContainText('आदरणीय अभिभावक');

  // Bela's family pays at another desk before the key is pressed here.
  const { amount } = await desk.get<{ amount: number }>('/api/office/reminders/draft?studentID=REM-2');
  await pay(desk, 'REM-2', 'Bela Rawat', amount);
  await expect(dialog.getByRole('button', { name: 'WhatsApp' })).toBeFocused();
  const second = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await second;
  await expect(
    dialog.getByText('This family no longer owes anything. No reminder is needed.').first(),
  ).toBeVisible();
  await page.bringToFront();
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Remind the family of Chetan Das' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('Asha Verma (class VII A, Student ID REM-1)');

  // The students nobody has reminded yet.
  await expect(page.getByRole('row', { name: /REM-1/ })).toContainText('Today');
  await page.getByLabel('Not reminded').selectOption({ label: 'For 7 days' });
  await expect(page.getByRole('row', { name: /REM-3/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /REM-1/ })).toHaveCount(0);

  // The student's own page shows the reminder, too.
  await page.goto(`${office.url}/#/office/student-profile/REM-1?tab=fees`);
  await expect(page.getByRole('region', { name: 'Reminders' })).toContainText('by WhatsApp');
});
