import { expect, type Locator } from '@playwright/test';
import { openPreview, showStory, test } from './played-page';

const LIGHT = { theme: 'light', a11y: { manual: true } } as const;

const styleOf = (element: Locator, name: 'borderBottomColor' | 'outlineColor' | 'backgroundColor') =>
  element.evaluate((one, property) => getComputedStyle(one)[property], name);

test.describe('in forced colours', () => {
  test.beforeEach(({ stories }) => stories.emulateMedia({ forcedColors: 'active' }));
  test.afterEach(async ({ stories }) => {
    await stories.emulateMedia({ forcedColors: null });
    await openPreview(stories);
  });

  test('the open one of several tabs is marked, and none of the others', async ({ stories: page }) => {
    await showStory(page, 'navigation-tabs--selected', LIGHT);
    const open = await styleOf(page.getByRole('tab', { selected: true }), 'borderBottomColor');
    const others = page.getByRole('tab', { selected: false });
    expect(await others.count()).toBeGreaterThan(0);
    for (const one of await others.all()) expect(await styleOf(one, 'borderBottomColor')).not.toBe(open);
  });

  test('the month that is paid up to is marked', async ({ stories: page }) => {
    await showStory(page, 'school-monthrow--late-family', LIGHT);
    const month = (checked: boolean) =>
      page.locator('label', { has: page.getByRole('radio', { checked }) }).first();
    const [chosen, other] = [month(true), month(false)];
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(other).toHaveCSS('outline-style', 'none');
  });

  test('the page of a list that is shown is marked', async ({ stories: page }) => {
    await showStory(page, 'navigation-pagination--middle', LIGHT);
    const shown = page.locator('[aria-current="page"]');
    const other = page.getByRole('button', { name: 'Page 1', exact: true });
    expect(await styleOf(shown, 'backgroundColor')).not.toBe(await styleOf(other, 'backgroundColor'));
  });

  test('today has an edge in the calendar, and no other day', async ({ stories: page }) => {
    await showStory(page, 'forms-dateinput--empty', LIGHT);
    await page.getByRole('button', { name: 'Open calendar' }).click();
    const day = (number: string) => page.getByRole('dialog').getByText(number, { exact: true });
    const edge = await styleOf(day('21'), 'borderBottomColor');
    for (const other of ['20', '22']) expect(await styleOf(day(other), 'borderBottomColor')).not.toBe(edge);
  });

  test('a field that is filled in wrongly has a thicker edge', async ({ stories: page }) => {
    await showStory(page, 'forms-textinput--empty', LIGHT);
    await expect(page.getByRole('textbox')).toHaveCSS('border-bottom-width', '1px');
    await showStory(page, 'forms-textinput--with-error', LIGHT);
    await expect(page.getByRole('textbox')).toHaveCSS('border-bottom-width', '2px');
  });
});

test('at 400 % no bar stays over what is typed into', async ({ stories: page }) => {
  const stays = () =>
    page
      .locator('#storybook-root *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).position === 'sticky').length);
  await page.setViewportSize({ width: 1280, height: 720 });
  await showStory(page, 'forms-form--submit-shows-all-errors', LIGHT);
  expect(await stays()).toBe(1);
  await page.setViewportSize({ width: 320, height: 192 });
  expect(await stays()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('in a low window, as of a phone that is held across, only the box of all chooses all', async ({
  stories: page,
}) => {
  await page.setViewportSize({ width: 740, height: 192 });
  await showStory(page, 'display-selectabletable--none-chosen', LIGHT);
  await page.getByRole('columnheader').last().click();
  await page.getByRole('row').nth(1).getByRole('cell').last().click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
});
