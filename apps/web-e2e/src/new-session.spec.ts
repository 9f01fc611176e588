import { ADMIN } from './admin';
import { expect, signIn, test } from './fixtures';
import { OfficeProcess } from './office-process';
import { goToDay, onOtherDay } from './go-to-day';
import { pictured, printed } from './pictured';
import { Desk, newStudent, payThrough } from './school';

// The office stops before the page is closed.
test.use({ cutsNetwork: true });

test('from 31 March to 5 April: a section goes up, April costs what the new class does, who goes gets a certificate and the advance back, the session is closed', async ({
  page,
}) => {
  await goToDay('2027-02-10');
  const office = await OfficeProcess.open({
    ADMIN_PASSWORD: ADMIN.password,
    ...onOtherDay,
  });
  try {
    const desk = await Desk.signedIn(office.url);
    const names = ['Asha Verma', 'Bina Yadav', 'Chanda Singh', 'Deepa Tiwari'];
    for (const [at, name] of names.entries())
      await desk.register(newStudent(name, 'Ramesh and Sita', 'female', '8'), `80${at + 1}`);
    // In February nobody knows that she will leave.
    await payThrough(desk, '804', 'Deepa Tiwari', '2027-04');

    await goToDay('2027-03-31', page);
    await signIn(page, office.url, '/#/office/new-session');
    await expect(page.getByRole('heading', { name: 'New Session', level: 1 })).toBeVisible();
    await expect(page.getByText('Session 2026-27 can be closed from 1 April.')).toBeVisible();
    await pictured(page, 'overview');
    await page.getByRole('link', { name: 'VIII A', exact: true }).click();

    // By the keyboard alone: promoted, promoted, stays, leaves.
    const choiceOf = (name: string) => page.getByRole('radiogroup', { name: `Decision for ${name}` });
    await choiceOf('Asha Verma').getByRole('radio', { name: 'Undecided' }).focus();
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    await page.keyboard.press('d');
    await page.keyboard.press('o');
    await expect(choiceOf('Bina Yadav').getByRole('radio', { name: 'Promote' })).toBeChecked();
    await expect(choiceOf('Chanda Singh').getByRole('radio', { name: 'Detain' })).toBeChecked();
    await expect(choiceOf('Deepa Tiwari').getByRole('radio', { name: 'Passes out' })).toBeChecked();
    await page.getByLabel('New section of Bina Yadav').selectOption('B');
    await expect(page.getByRole('row', { name: /Asha Verma/ })).toContainText('₹450 → ₹500');
    await expect(page.getByRole('row', { name: /Deepa Tiwari/ })).toContainText('₹450 → ₹0');
    await pictured(page, 'section');
    await page.getByRole('button', { name: 'Save plan' }).click();
    await expect(page.getByText('Plan saved. Nobody has been moved yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Move 4 students' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Promote: 2, Detain: 1, Passes out: 1');
    await pictured(page, 'confirm');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move 4 students' }).click();
    await expect(page.getByText('4 moved.')).toBeVisible();
    await pictured(page, 'moved');

    await page.getByRole('button', { name: 'Take back the decision for Deepa Tiwari' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await expect(choiceOf('Deepa Tiwari').getByRole('radio', { name: 'Undecided' })).toBeChecked();
    await choiceOf('Deepa Tiwari').getByRole('radio', { name: 'Undecided' }).focus();
    await page.keyboard.press('o');
    await page.getByRole('button', { name: 'Save plan' }).click();
    await page.getByRole('button', { name: 'Move 1 student' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move 1 student' }).click();
    await expect(page.getByText('1 moved.')).toBeVisible();

    await page.goto(`${office.url}/#/office/new-session/list/ending/MLMEC/8/a`);
    await expect(page.getByRole('row', { name: /Bina Yadav/ })).toContainText('Promoted: IX B');
    await pictured(page, 'list-before');
    await printed(page, 'list-before');
    await page.getByLabel('Session').selectOption('2027-28');
    await expect(page.getByRole('row', { name: /Chanda Singh/ })).toContainText('VIII A');
    await printed(page, 'list-after');

    await goToDay('2027-04-05', page);
    await signIn(page, office.url, '/#/office/accounts?studentID=801');
    await expect(page.getByText('₹1,400', { exact: true }).first()).toBeVisible();
    await page.goto(`${office.url}/#/office/student-profile/801`);
    const history = page.getByRole('region', { name: 'Classes in earlier sessions' }).first();
    await expect(history).toContainText('2026-27');
    await expect(history).toContainText('Promoted');
    await pictured(page, 'history');

    await test.step('April to June is paid ahead at the new fee', async () => {
      await page.goto(`${office.url}/#/office/accounts?studentID=801`);
      await page.getByRole('radio', { name: /Jun 2027/ }).check({ force: true });
      await expect(page.getByLabel('Amount paid')).toHaveValue('2,400');
      await pictured(page, 'ahead');
      await page.getByRole('button', { name: 'Pay Now' }).click();
      await expect(page.getByText('₹2,400 collected')).toBeVisible();
      await page
        .getByRole('link', { name: /^MLMEC\/801\// })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Office Copy' })).toContainText('₹2,400');
      await printed(page, 'receipt-ahead');
    });

    await test.step('who passed out gets a transfer certificate, and April back', async () => {
      await page.goto(`${office.url}/#/office/student-service?tab=tc&studentID=804`);
      await page.getByRole('link', { name: 'Issue transfer certificate' }).click();
      await expect(page.getByText('Advance ₹450')).toBeVisible();
      await page.getByLabel('Reason for leaving', { exact: false }).first().selectOption({ index: 1 });
      await page.getByRole('checkbox', { name: /^I have checked/ }).check();
      await pictured(page, 'certificate');
      await page.getByRole('button', { name: 'Issue certificate' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('MLMEC/TC/2027-28/0001');
      await printed(page, 'certificate');

      await page.goto(`${office.url}/#/office/student-profile/804?tab=fees`);
      await page.getByRole('button', { name: 'Pay back' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pay back' });
      await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('450');
      await dialog.getByLabel('Reason').fill('Passed out');
      await dialog.getByRole('button', { name: 'Pay back' }).click();
      await expect(page.getByRole('heading', { name: 'Voucher', level: 1 })).toBeVisible();
      await printed(page, 'voucher');
      await page.goto(`${office.url}/#/office/student-profile/804/record`);
      await expect(page.getByRole('heading', { name: 'Record of Deepa Tiwari', level: 1 })).toBeVisible();
      await printed(page, 'record');
    });

    await page.goto(`${office.url}/#/office/new-session`);
    await page.getByRole('button', { name: 'Close session 2026-27' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close session' }).click();
    await expect(page.getByRole('heading', { name: 'Closing 1 of session 2026-27' }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /^Charged/ })).toContainText('3,600');
    await pictured(page, 'closing');
    await printed(page, 'closing');
  } finally {
    await office.close();
  }
});
