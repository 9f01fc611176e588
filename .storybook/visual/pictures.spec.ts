import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keyStories, type ThemeName } from './key-stories';
import { openStory } from './open-story';

const folder = join(import.meta.dirname, 'pictures');
const usual: readonly ThemeName[] = ['light'];
const views = keyStories.flatMap((story) =>
  (story.themes ?? usual).map((theme) => ({
    ...story,
    theme,
    picture: `${[story.id, theme, ...(story.as === undefined ? [] : [story.as])].join('-')}.png`,
  })),
);

const narrow = 360;

for (const { id, as = '', theme, picture, width = 400, height = 600, wholeWindow = false } of views) {
  test(`${id} ${as} looks in ${theme} as it was accepted`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime('2026-11-21T04:35:00Z');
    // In light and at the office's width axe has looked at every story already (`test-stories.mjs`).
    const isLooked = theme === 'light' && width !== narrow;
    const { status } = await openStory(page, id, { theme, ...(isLooked && { 'a11y.manual': '!true' }) });
    expect(status, 'the play of the story, and axe').toBe('success');
    // A field that takes the focus scrolls a small window; how far depends on what was drawn by then.
    await page.evaluate(() => window.scrollTo(0, 0));
    const shown = wholeWindow ? page : page.locator('#storybook-root');
    await expect(shown).toHaveScreenshot(picture);
  });
}

test('every accepted picture still belongs to a key story', () => {
  const wanted = new Set(views.map(({ picture }) => picture));
  const stale = existsSync(folder) ? readdirSync(folder).filter((name) => !wanted.has(name)) : [];
  const accepting = test.info().config.updateSnapshots !== 'none';
  if (accepting) stale.forEach((name) => rmSync(join(folder, name)));
  else expect(stale).toEqual([]);
});
