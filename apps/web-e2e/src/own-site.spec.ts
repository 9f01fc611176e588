import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aPicture, expect, signIn, test } from './fixtures';

const openEditor = async (page: Page, url: string) => {
  await signIn(page, url, '/#/office/settings?tab=public-site');
  await expect(page.getByRole('region', { name: 'Slides' })).toBeVisible();
};

const form = (page: Page) => page.getByRole('dialog').getByRole('form');
const fill = (page: Page, label: string, words: string) =>
  form(page).getByLabel(label, { exact: true }).fill(words);
const save = async (page: Page) => {
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Half of the layout shift that counts as good on the web (0.1). */
const STEADY = 0.05;

test('an administrator builds the public site up from the examples to the school’s own (D93)', async ({
  page,
  office,
}) => {
  await openEditor(page, office.url);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Slides').getByText('This is an example from the program')).toBeVisible();

  await part('Slides').getByRole('button', { name: 'New slide' }).click();
  await form(page)
    .getByLabel('Picture', { exact: true })
    .setInputFiles(await aPicture(page, 'hall.png'));
  await expect(form(page).getByText('Uploaded', { exact: true })).toBeVisible();
  await fill(page, 'Heading', 'Our new hall');
  await fill(page, 'Heading in Hindi', 'हमारा नया सभागार');
  await fill(page, 'Line', 'Four hundred seats and a stage.');
  await save(page);
  await expect(part('Slides').getByText('Your own')).toBeVisible();

  await part('Pages').getByRole('button', { name: 'Edit: About' }).click();
  await fill(page, 'Heading', 'A school since 1998');
  await fill(page, 'Text', 'Founded by teachers.\n\n- a library\n- a ground');
  await expect(form(page).getByRole('listitem').filter({ hasText: 'a ground' })).toBeVisible();
  await save(page);
  await part('Pages').getByRole('button', { name: 'Remove: NodeJS' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(part('Pages').getByRole('button', { name: 'Bring back: NodeJS' })).toBeVisible();
  await part('Pages').getByRole('button', { name: 'New page' }).click();
  await fill(page, 'Name in the menu', 'Hostel');
  await fill(page, 'Heading', 'The hostel');
  await fill(page, 'Text', 'Forty beds.');
  await test.step('a picture that is added has the keyboard, and not the button that it pushes out of sight', async () => {
    await page.getByRole('button', { name: 'Add a picture' }).press('Enter');
    await expect(form(page).getByLabel('Picture 1', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Remove picture 1' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Add a picture' })).toBeFocused();
  });
  await save(page);

  await part('Cards').getByRole('button', { name: 'New card' }).click();
  await fill(page, 'Heading', 'Hostel');
  await fill(page, 'Line', 'Forty beds.');
  await form(page).getByLabel('Leads to').selectOption({ label: 'Hostel' });
  await save(page);

  // A second card does not replace the first, though neither has a Hindi text.
  await part('Cards').getByRole('button', { name: 'New card' }).click();
  await fill(page, 'Heading', 'Sports day');
  await fill(page, 'Line', 'Parents are welcome.');
  await form(page).getByLabel('Leads to').selectOption({ label: 'About' });
  await save(page);
  await expect(part('Cards').getByRole('button', { name: 'Edit: Hostel' })).toBeVisible();
  // Two quick presses move it up once, and the focus stays on the button.
  const up = part('Cards').getByRole('button', { name: 'Move up: Sports day' });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(up).toBeDisabled();
  await expect(up).toBeFocused();
  await expect(part('Cards').getByRole('alert')).toHaveCount(0);
  await expect(part('Cards').getByRole('listitem').first()).toContainText('Sports day');
  const down = part('Cards').getByRole('button', { name: 'Move down: Sports day' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(down).toBeDisabled();
  await expect(down).toBeFocused();

  await part('Admissions').getByRole('button', { name: 'Edit: Admissions' }).click();
  await fill(page, 'Whom to call', 'Mrs. Rao');
  await fill(page, 'Phone', '98765 43210');
  await fill(page, 'What to bring', 'Birth certificate\nTwo photos');
  await save(page);

  await page.getByRole('link', { name: 'Open the public site' }).click();
  await expect(page.getByRole('heading', { name: 'Our new hall' })).toBeVisible();
  await expect(page.getByText('First slide label')).toHaveCount(0);
  await expect(page.getByText('Card title')).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Both branches' })).toContainText('₹300');
  const slide = page.getByRole('region', { name: 'Pictures of the school' }).locator('img');
  await expect.poll(() => slide.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Read more: Hostel' }).click();
  await expect(page).toHaveTitle('The hostel · M.L.M. Group of Schools');
  // The bar no longer has room for all pages.
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A school since 1998');
  await page.getByRole('banner').getByRole('link', { name: 'Admissions' }).click();
  await expect(page.getByRole('link', { name: '98765 43210' }).first()).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  await expect(page.getByText('Two photos')).toBeVisible();
});

test('what is hostile is refused in words or shown as words: nothing runs, nothing typed is lost (D93)', async ({
  page,
  office,
}) => {
  await openEditor(page, office.url);
  await page.getByRole('button', { name: 'New card' }).click();
  await fill(page, 'Heading', '<script>window.ran = 1</script>');
  await fill(page, 'Line', '<img src=x onerror="window.ran = 1">');
  await form(page).getByLabel('Leads to').selectOption({ label: 'Another address' });
  for (const link of ['javascript:window.ran=1', 'data:text/html,<script>window.ran=1</script>']) {
    await fill(page, 'Link', link);
    await form(page).getByLabel('Link', { exact: true }).press('Enter');
    await expect(form(page).getByText(/^A link must be a page of this site/)).toBeVisible();
  }
  const picture = form(page).getByLabel('Picture', { exact: true });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1"/>';
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
  await expect(form(page).getByText('A picture must be a PNG, JPEG or WebP file.')).toBeVisible();
  // Read from the disk: inside a message to the browser the file would be copied four times.
  const large = test.info().outputPath('b.png');
  writeFileSync(large, Buffer.alloc(49 * 1024 * 1024));
  await picture.setInputFiles(large);
  await expect(form(page).getByText('Choose a picture of at most 5 MB.')).toBeVisible();
  await expect(form(page).getByLabel('Heading', { exact: true })).toHaveValue(
    '<script>window.ran = 1</script>',
  );
  await fill(page, 'Link', '/about');
  await save(page);

  await page.getByRole('button', { name: 'Edit: Infrastructure' }).click();
  await fill(page, 'Heading', 'Ground');
  await fill(page, 'Text', '[prize](javascript:window.ran=1)');
  await form(page).getByLabel('Heading', { exact: true }).press('Enter');
  await expect(form(page).getByText(/^A link in the text must lead to a page/)).toBeVisible();
  await fill(page, 'Text', '<script>window.ran = 1</script><b>bold</b>');
  await save(page);
  await page.goto(`${office.url}/#/infra`);
  await expect(page.getByText('<script>window.ran = 1</script><b>bold</b>')).toBeVisible();
  await page.goto(`${office.url}/#/`);
  await expect(page.getByText('<img src=x onerror="window.ran = 1">')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

for (const path of ['', 'admissions', 'about', 'infra', 'pages/hostel', 'news']) {
  test(`nothing jumps while the school’s own page “${path}” comes, on an old screen and on a phone`, async ({
    page,
    office,
  }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(String(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(/\/api\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fallback();
    });
    for (const width of [1366, 360]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto('about:blank');
      await page.goto(`${office.url}/#/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (Reflect.get(window, 'shifts') as string[]).map(Number));
      expect(
        shifts.reduce((sum, one) => sum + one, 0),
        `${width} px`,
      ).toBeLessThan(STEADY);
    }
  });
}
