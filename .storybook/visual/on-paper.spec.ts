import { expect, test } from '@playwright/test';
import { openStory } from './open-story';

test('a table is printed without the boxes that choose its rows, and without what is done with them', async ({
  page,
}) => {
  await openStory(page, 'display-selectabletable--some-chosen', {});
  const table = page.getByRole('table');
  await expect(table.getByRole('checkbox')).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(table.getByRole('cell', { name: 'Bela Das', exact: true })).toBeVisible();
  await expect(table.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print slips' })).toBeHidden();
});
