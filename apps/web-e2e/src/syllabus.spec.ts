import { expect, signIn, test } from './fixtures';

// A Thursday in the session of the days below.
test.use({ day: '2026-11-26' });

test('Syllabus: units are planned by keyboard, put into order, marked as done and taken out; a bar tells how far a subject is (D67)', async ({
  page,
  office,
}) => {
  await signIn(page, office.url, '/#/office/syllabus');
  // On a slow PC the next choice comes before the page has followed the previous one: both count.
  const [branch, schoolClass] = [page.getByLabel('Branch'), page.getByLabel('Class')];
  const [ofBranch, ofClass] = await Promise.all([branch.elementHandle(), schoolClass.elementHandle()]);
  await page.evaluate(
    (choices) => {
      for (const { box, chosen } of choices) {
        if (box instanceof HTMLSelectElement) box.value = chosen;
        box.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [
      { box: ofBranch, chosen: 'MLMIC' },
      { box: ofClass, chosen: '9' },
    ],
  );
  await expect(schoolClass).toHaveValue('9');
  await expect(branch).toHaveValue('MLMIC');
  await branch.selectOption('MLMEC');
  await schoolClass.selectOption('VII');
  await page.getByRole('link', { name: 'Mathematics' }).click();
  await expect(page.getByRole('heading', { name: 'Mathematics' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Units: Mathematics' })).toBeVisible();
  await expect(page.getByRole('status').getByText('No units yet')).toBeVisible();

  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('table', { name: 'Units: Mathematics' }).getByRole('row');
  for (const [name, to] of [
    ['Integers', '2026-04-30'],
    ['Fractions', '2026-05-31'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a unit' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Unit' }).fill(name);
    await dialog.getByLabel('Planned to').fill(to);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(rows.filter({ hasText: name })).toBeVisible();
  }

  // The focus moves with the row.
  await page.getByRole('button', { name: 'Move down: Integers' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows.nth(2)).toContainText('Integers');
  await expect(page.getByRole('button', { name: 'Move down: Integers' })).toBeFocused();
  await page.getByRole('button', { name: 'Done today: Integers' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Not done after all: Integers' })).toBeFocused();
  await expect(rows.nth(2)).toContainText('Done');
  await page.reload();
  await expect(rows.nth(1)).toContainText('Fractions');

  await page.getByRole('link', { name: 'All subjects' }).click();
  await expect(page.getByRole('link', { name: 'Mathematics' })).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Progress in Mathematics' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  await expect(page.getByText('1 of 2 units done, 50%').first()).toBeVisible();
  await page.getByRole('link', { name: 'Mathematics' }).click();
  await page.getByRole('button', { name: 'Change: Fractions' }).click();

  await test.step('its file is put in and taken out while its plan is being typed', async () => {
    await dialog.getByLabel('Planned to').fill('2026-06-15');
    const buffer = Buffer.from('%PDF-1.7\n%%EOF\n');
    const pdf = { name: 'Fractions.pdf', mimeType: 'application/pdf', buffer };
    await dialog.getByLabel(/^File \(PDF\)/).setInputFiles(pdf);
    await dialog.getByRole('button', { name: 'Remove the file' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the file' }).click();
    await expect(page.getByText('Fractions.pdf is removed from the syllabus.')).toBeVisible();
    await expect(dialog.getByLabel('Planned to')).toHaveValue('2026-06-15');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Fractions' })).toContainText('15 Jun 2026');
    await page.getByRole('button', { name: 'Change: Fractions' }).click();
  });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('alertdialog', { name: /Remove this unit/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText('Fractions is removed from the syllabus.')).toBeVisible();
  await expect(rows).toHaveCount(2);
});
