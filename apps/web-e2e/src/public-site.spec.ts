import { answerPlaceholder, expect, signIn, test } from './fixtures';

const carousel = { name: 'Pictures of the school' };

test('2.2, 2.10, 2.11 Home screen: three slides with pictures of the placeholder service, moved by the arrow keys', async ({
  page,
  office,
}) => {
  await answerPlaceholder(page);
  await page.goto(office.url);
  const region = page.getByRole('region', carousel);
  const pictures = region.locator('img');
  await expect(pictures).toHaveCount(3);
  for (const slide of [1, 2, 3])
    await expect(pictures.nth(slide - 1)).toHaveAttribute(
      'src',
      `https://picsum.photos/900/500?random=${slide}`,
    );
  // Nothing has the focus, so the keys act on the carousel (section 2).
  await page.keyboard.press('ArrowRight');
  await expect(region.getByRole('heading')).toHaveText('Second slide label');
  await page.keyboard.press('ArrowLeft');
  await expect(region.getByRole('heading')).toHaveText('First slide label');
});

test('Home screen: without the placeholder service the bundled pictures stay, none is broken', async ({
  page,
  office,
}) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto(office.url);
  const pictures = page.getByRole('region', carousel).locator('img');
  await expect(pictures).toHaveCount(3);
  // Each picture was requested and given up before the bundled ones in their place are checked.
  const ofPlaceholder = Array(3).fill(expect.stringContaining('//picsum.photos/'));
  await expect.poll(() => failed).toEqual(ofPlaceholder);
  for (const picture of await pictures.all()) {
    await expect(picture).not.toHaveAttribute('src', /picsum/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  }
});

test('Home screen: a browser that knows it is offline does not even ask for pictures from elsewhere', async ({
  page,
  office,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.goto(office.url);
  await expect(page.getByRole('region', carousel).locator('img')).toHaveCount(3);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('picsum'))).toEqual([]);
});

test('2.12 Home screen: the carousel moves on by itself and pauses under the mouse', async ({
  page,
  office,
}) => {
  await page.clock.install();
  await page.goto(office.url);
  const region = page.getByRole('region', carousel);
  await expect(region.getByRole('heading')).toHaveText('First slide label');
  await region.hover();
  await page.clock.runFor(60_000);
  await expect(region.getByRole('heading')).toHaveText('First slide label');
  await page.mouse.move(0, 0);
  await page.clock.runFor(8_000);
  await expect(region.getByRole('heading')).not.toHaveText('First slide label');
});

for (const { width, share } of [
  { width: 1366, share: 0.5 },
  { width: 480, share: 0.35 },
]) {
  test(`2.13 Home screen: carousel images are ${share * 100}vh tall at ${width} px`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(office.url);
    const box = await page.getByRole('region', carousel).locator('img').first().boundingBox();
    expect(box?.height).toBeCloseTo(800 * share, 0);
  });
}

test('2.14 Home screen: five sample cards, each with a picture of its own, 18rem wide, in a row that scrolls; their button leads to what they are about (D93)', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 768, height: 768 });
  await page.goto(`${office.url}/#/home`);
  const row = page.getByRole('region', { name: 'From our school' });
  const cards = row.getByRole('listitem');
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toHaveText('Card title');
    expect((await card.boundingBox())?.width).toBe(18 * 16);
  }
  const pictures = await cards.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(new Set(pictures).size).toBe(5);
  const button = cards.last().getByRole('link', { name: 'Go somewhere: About' });
  await button.focus();
  expect(await row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await button.click();
  await expect(page).toHaveURL(/#\/about$/);
});

const links = [
  { name: 'Home', heading: 'Welcome to our school', address: /#\/$/ },
  { name: 'Academics', heading: 'Academics', address: /#\/academics$/ },
  { name: 'Infrastructure', heading: 'Infrastructure', address: /#\/infra$/ },
  { name: 'Events & Functions', heading: 'Events & Functions', address: /#\/event$/ },
  { name: 'About', heading: 'About', address: /#\/about$/ },
];

test('2.1, 2.15 Top navigation bar: the links in their order, each to its page, the current one marked; the logo leads home', async ({
  page,
  office,
}) => {
  await page.goto(office.url);
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  await expect(nav.getByRole('link')).toHaveText(links.map(({ name }) => name));
  for (const { name, heading, address } of links) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('banner').getByRole('link', { name: 'M.L.M. Group of Schools' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to our school' })).toBeVisible();
});

test('2.16 Top navigation bar: Extra Curricular has its placeholder entries, which lead to the page under construction', async ({
  page,
  office,
}) => {
  await page.goto(office.url);
  await page.getByRole('button', { name: 'Extra Curricular' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Android',
    'Web Development',
    'NodeJS',
    'Something else here',
  ]);
  await page.getByRole('menuitem', { name: 'NodeJS' }).click();
  await expect(page.getByText('Oops! Application Under Construction')).toBeVisible();
});

test('2.17 Top navigation bar, logged out: Login as Student, Teacher or Office, each with its login value', async ({
  page,
  office,
}) => {
  await page.goto(office.url);
  for (const kind of ['Student', 'Teacher', 'Office']) {
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
    await expect(page).toHaveURL(new RegExp(`#/login\\?login=${kind.toLowerCase()}$`));
  }
});

test('2.18 Top navigation bar, logged in: the first name with Dashboard and Logout', async ({
  page,
  office,
}) => {
  await signIn(page, office.url, '/#/about');
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('menuitem').first()).toHaveText('Dashboard');
  await expect(page.getByRole('menuitem').last()).toHaveText('Logout');
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/#\/office\/dashboard$/);
  await page.goto(`${office.url}/#/about`);
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/#\/login\?login=office$/);
});

test('2.18 Top navigation bar, logged in as a student: no Dashboard in the menu', async ({
  page,
  office,
}) => {
  await page.goto(office.url);
  await page.evaluate(() => {
    const claims = btoa(
      JSON.stringify({ sub: '1', fname: 'Asha', role: 'student', iat: 1, exp: 9999999999 }),
    );
    localStorage.setItem('auth-token', `e30.${claims}.x`);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Asha' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['My school', 'Change password', 'हिन्दी', 'Logout']);
});

test('2.19 Top navigation bar: the mobile menu toggles, and collapses on each link click', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(office.url);
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  await expect(nav).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(nav).toBeHidden();
  for (const { name, heading } of links) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await nav.getByRole('link', { name }).click();
    await expect(nav).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('2.6 Public routes: landing-page, about, branch, academics, infra and event say "works!"', async ({
  page,
  office,
}) => {
  for (const name of ['landing-page', 'about', 'branch', 'academics', 'infra', 'event']) {
    await page.goto(`${office.url}/#/${name}`);
    await expect(page.getByText(`${name} works!`)).toBeVisible();
  }
});

test('2.20 Footer on all pages: the copyright line of 2019 with the company name (D38)', async ({
  page,
  office,
}) => {
  for (const path of ['/', '/#/login?login=office', '/#/about', '/#/nowhere']) {
    await page.goto(office.url + path);
    await expect(page.getByRole('contentinfo')).toContainText(
      '2019 M.L.M. Group of Schools, all rights reserved. Made with a heart for a better web.',
    );
  }
});
