import type { SectionWeek } from '@school/domain';
import { expect, signIn, test } from './fixtures';
import { Desk, newStudent } from './school';

const eighth = { branch: 'MLMEC', class: '8', section: 'a' };

test('Time table: a section’s Monday is put in by keyboard, a clash is said while it is typed, and who stands in is found (D66)', async ({
  page,
  office,
}) => {
  const desk = await Desk.signedIn(office.url);
  await desk.register(newStudent('Aarav Mishra', 'Suresh and Kavita', 'male', '7'), '1001');
  await desk.register(newStudent('Ananya Tiwari', 'Rajesh and Poonam', 'female', '8'), '1002');
  for (const fname of ['Rao', 'Khan'])
    await desk.addAccount({ fname, username: `${fname.toLowerCase()}-teacher`, role: 'teacher' });
  await signIn(page, office.url, '/#/office/timetable');
  await page.getByLabel('Section').selectOption('MLMEC VII A');

  await page.getByRole('button', { name: 'Put a lesson into period 1 on Monday' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').fill('Mathematics');
  await dialog.getByLabel('Teacher').selectOption('Rao');
  await dialog.getByLabel('Room').fill('12');
  await page.keyboard.press('Enter');
  const first = page.getByRole('button', { name: /Change Monday, period 1:\s*Mathematics/ });
  await expect(first).toContainText('12');
  await expect(dialog).toHaveCount(0);

  // Copies the lesson to the next day, as most lessons of a week are entered.
  await expect(first).toBeFocused();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('button', { name: /Change Tuesday, period 1:\s*Mathematics/ })).toBeVisible();
  await expect(page.getByText('2 lessons a week')).toBeVisible();

  await page.getByLabel('Section').selectOption('MLMEC VIII A');
  await page.getByRole('button', { name: 'Put a lesson into period 1 on Monday' }).click();
  await dialog.getByLabel('Subject').fill('English');
  await dialog.getByLabel('Teacher').selectOption('Rao');
  await expect(dialog.getByRole('status')).toContainText(
    'The teacher has a lesson then: MLMEC VII A, Mathematics',
  );
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Say that they are one combined class');
  await dialog.getByLabel('Combined class').fill('Assembly');
  await expect(dialog.getByRole('status')).toContainText('The teacher has a lesson then');
  await dialog.getByLabel('Combined class').fill('');
  await dialog.getByLabel('Teacher').selectOption('Khan');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('button', { name: /Change Monday, period 1:\s*English/ })).toBeVisible();

  await test.step('what another desk changed meanwhile is told, what was typed stays, and is saved over it', async () => {
    const english = page.getByRole('button', { name: /Change Monday, period 1:\s*English/ });
    await english.click();
    await dialog.getByLabel('Room').fill('14');
    const week = await desk.get<SectionWeek>(
      `/api/office/timeTable/section?${String(new URLSearchParams(eighth))}`,
    );
    const there = week.lessons.find(({ subject }) => subject === 'English');
    const moved = { subject: 'English', teacher: null, room: '3', combined: null };
    await desk.put('/api/office/timeTable/lesson', {
      ...eighth,
      ...moved,
      weekday: 'mon',
      period: 1,
      id: there?.id,
      revision: there?.revision,
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Someone else has changed this in the time table');
    await expect(dialog.getByLabel('Room')).toHaveValue('14');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(english).toContainText('14');
  });

  await test.step('a lesson is removed once that was said twice', async () => {
    await page.getByRole('button', { name: 'Put a lesson into period 2 on Monday' }).click();
    await dialog.getByLabel('Subject').fill('Drawing');
    await dialog.getByRole('button', { name: 'Add' }).click();
    const drawing = page.getByRole('button', { name: /Change Monday, period 2:\s*Drawing/ });
    await drawing.click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove this lesson?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Drawing is removed from the time table.')).toBeVisible();
    await expect(drawing).toHaveCount(0);
  });

  await page.getByRole('link', { name: 'Teacher', exact: true }).click();
  await page.getByLabel('Teacher').selectOption('Rao');
  await expect(page.getByRole('table')).toContainText('MLMEC VII A');
  await page.getByRole('link', { name: 'Substitutes' }).click();
  await page.getByLabel('Absent teacher').selectOption('Rao');
  const day = page.getByLabel('Day');
  await day.fill('');
  await day.pressSequentially('2026-11-24');
  await expect(day).toHaveValue('2026-11-24');
  await expect(page.getByRole('table', { name: 'Substitutes' })).toContainText('Khan');

  await page.getByRole('link', { name: 'Periods of the day' }).click();
  await page.getByRole('button', { name: 'Remove part 9 of the day' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The periods are saved.')).toBeVisible();
  await page.getByLabel('From').first().fill('07:45');
  await page.getByLabel('Branch').selectOption('MLMIC');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('From').first()).toHaveValue('07:45');
});
