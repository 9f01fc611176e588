import { expect, fillLogin, isWelcomed, test } from './fixtures';
import { OfficeProcess } from './office-process';

const OWN = 'ink and blotting paper';

test('D58, D79, D87: from an empty folder: the printed password is replaced, the first steps are done or not needed, and never come back once they are hidden', async ({
  page,
}) => {
  const office = await OfficeProcess.open();
  try {
    const printed = /shown only this once: (\S+)/.exec(office.printed)?.[1] ?? '';
    await page.goto(`${office.url}/#/login?login=office`);
    await fillLogin(page, { username: 'admin', password: printed });
    await expect(page.getByRole('heading', { name: 'Set your own password' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Password that you were given' }).fill(printed);
    await page.getByRole('textbox', { name: 'New password' }).fill(OWN);
    await page.getByRole('textbox', { name: 'Password again' }).fill(OWN);
    await page.keyboard.press('Enter');
    await isWelcomed(page);
    await expect(page.getByText('0 of 7 done')).toBeVisible();

    const steps = page.getByRole('list').filter({ hasText: 'School details' }).last();
    await steps.getByRole('link', { name: 'Staff' }).press('Enter');
    await page.getByRole('button', { name: 'Add account' }).press('Enter');
    await page.keyboard.type('Geeta');
    await page.keyboard.press('Tab');
    await page.keyboard.type('geeta');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Password for Geeta (geeta)' })
      .getByRole('button', { name: 'Done' })
      .click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('1 of 7 done')).toBeVisible();

    for (const [at, step] of [
      'School details',
      'Crest',
      'Fee table',
      'Heads',
      'Students',
      'Float of the drawer',
    ].entries()) {
      await page.getByRole('button', { name: `Not needed here: ${step}` }).press('Enter');
      await expect(page.getByText(`${String(at + 2)} of 7 done`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Hide first steps' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0);
    await page.reload();
    await isWelcomed(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0);
    // Before its server is gone.
    await page.goto('about:blank');
  } finally {
    await office.close();
  }
});
