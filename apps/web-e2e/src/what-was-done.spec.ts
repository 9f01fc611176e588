import { schoolMonth } from '@school/domain';
import { ADMIN } from './admin';
import { violationsOn } from './axe';
import { expect, signIn, test } from './fixtures';
import { Desk, newStudent, pay, SIGNATURE } from './school';

const widths = [1366, 768, 360];

test('D54, D85, D86, D78 An administrator reads who changed a balance, closes the drawer with another float and that of a clerk who is gone, and finds who rides the bus', async ({
  page,
  office,
}) => {
  const pictures = process.env['PICTURES'];
  const look = async (name: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 768 });
      // A table folds its columns a moment after the window's width has changed.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: name })
        .toBeLessThanOrEqual(width);
      if (pictures !== undefined)
        await page.screenshot({ path: `${pictures}/${name}-${String(width)}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    expect([name, await violationsOn(page)]).toEqual([name, []]);
  };
  const inBoth = async (name: string) => {
    await look(`${name}-en`);
    await page.getByRole('button', { name: 'Admin' }).click();
    await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
    await look(`${name}-hi`);
    await page.getByRole('button', { name: 'Admin' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
  };

  const desk = await Desk.signedIn(office.url);
  const signature = await desk.upload(SIGNATURE);
  await desk.register(newStudent('Asha Verma', 'Ramesh and Sita', 'female', '8'), '8001', signature);
  await desk.register(newStudent('Ravi Verma', 'Ramesh and Sita', 'male', '4'), '8002', signature);
  const bus = { name: 'Bus', every: 'monthly', price: 'one', takers: 'chosen', isRefundable: false };
  const from = schoolMonth(new Date());
  await desk.post('/api/office/heads', { ...bus, from, amount: 650 });
  await desk.post('/api/office/takeHead', { studentID: '8002', head: 'school:Bus', from });
  await desk.post('/api/office/addCharge', { studentID: '8001', head: 'fine', amount: 40, reason: 'Window' });
  await pay(desk, '8001', 'Asha Verma', 200);
  await desk.post('/api/office/closeDrawer', {
    openingFloat: 500,
    counts: { n500: 1, n200: 1 },
    closingFloat: 500,
  });
  await pay(desk, '8002', 'Ravi Verma', 300);
  const clerk = { username: 'geeta.k', password: 'chalk and dust 7' };
  await desk.post('/api/office/register', { fname: 'Geeta', ...clerk, passwordAgain: clerk.password });
  const staff = await desk.get<{ id: string; username: string }[]>('/api/staff');
  const staffID = staff.find(({ username }) => username === clerk.username)?.id;
  await desk.post('/api/staff/letIn', { staffID, currentPassword: ADMIN.password });
  await pay(await Desk.signedIn(office.url, clerk), '8002', 'Ravi Verma', 150);
  await desk.post('/api/staff/deactivate', { staffID });
  await signIn(page, office.url);

  await test.step('what was done to a student stands in one list, with the balance before and after', async () => {
    await page.goto(`${office.url}/#/office/student-profile/8001?tab=story`);
    await expect(page.getByRole('row', { name: /Payment/ })).toBeVisible();
    await inBoth('story');
    await page.getByLabel('About').selectOption('money');
    await expect(page).toHaveURL(/kind=money/);
    await expect(page.getByRole('row', { name: /Student registered/ })).toHaveCount(0);
  });

  await test.step('another float than was left asks for a reason before the drawer is closed', async () => {
    await page.goto(`${office.url}/#/office/closing`);
    await expect(page.getByText('The last closing left ₹500')).toBeVisible();
    await inBoth('count');
    await page.getByLabel('Opening float').fill('100');
    await page.getByLabel('₹200 ×').fill('2');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByText('The drawer agrees.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the drawer' })).toBeDisabled();
    await look('compared-en');
    await page.getByLabel('Why the float differs').fill('The principal took change');
    await page.getByRole('button', { name: 'Close the drawer' }).click();
    await expect(page.getByText('Left by the last closing')).toBeVisible();
    await expect(page.getByText('The principal took change')).toBeVisible();
    await inBoth('sheet');
  });

  await test.step('a clerk is gone: the administrator counts the drawer, by keyboard, and the paper says so', async () => {
    await page.goto(`${office.url}/#/office/closing`);
    const count = page.getByRole('link', { name: 'Count this drawer: Geeta (geeta.k)' });
    await expect(count).toBeVisible();
    await inBoth('closings');
    await page.setViewportSize({ width: 360, height: 768 });
    // Nobody has to scroll the table sideways to find it.
    const rightEdge = () => count.evaluate((link) => link.getBoundingClientRect().right);
    await expect.poll(rightEdge).toBeLessThanOrEqual(360);
    await count.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Drawer of Geeta (geeta.k)' })).toBeVisible();
    await inBoth('count-of-another');
    await expect(page.getByText('₹150')).toHaveCount(0);
    await page.getByLabel('Opening float').fill('0');
    await page.getByLabel('₹100 ×').fill('1');
    await page.getByLabel('₹50 ×').fill('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The drawer agrees.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the drawer' })).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Closing 1 of Geeta (geeta.k)')).toBeVisible();
    await expect(page.getByText('Counted by Admin (admin)')).toBeVisible();
    await inBoth('sheet-of-another');
    await page.goto(`${office.url}/#/office/closing`);
    await expect(page.getByText('All other drawers are closed')).toBeVisible();
    await expect(page.getByRole('row', { name: /Geeta/ })).toContainText('Counted by Admin (admin)');
  });

  await test.step('the list says who rides the bus', async () => {
    await page.goto(`${office.url}/#/office/student-profile`);
    await page.getByLabel('Head taken').selectOption('school:Bus');
    await expect(page.getByRole('link', { name: 'Ravi Verma' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Asha Verma' })).toHaveCount(0);
    await inBoth('list');
    await page.goto(`${office.url}/#/office/defaulters`);
    await inBoth('defaulters');
  });
});
