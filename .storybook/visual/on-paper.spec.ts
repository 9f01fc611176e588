import { expect } from '@playwright/test';
import { openPreview, showStory, test } from './played-page';

test('a table is printed without the boxes that choose its rows, and without what is done with them', async ({
  stories: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await showStory(page, 'display-selectabletable--some-chosen', { theme: 'light', a11y: { manual: true } });
  const table = page.getByRole('table');
  await expect(table.getByRole('checkbox')).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(table.getByRole('cell', { name: 'Bela Das', exact: true })).toBeVisible();
  await expect(table.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print slips' })).toBeHidden();
  await page.emulateMedia({ media: null });
  // The colour behind a page that was looked at as paper stays white until it is loaded again.
  await openPreview(page);
});
