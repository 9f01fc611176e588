import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keyStories, type ThemeName } from './key-stories';
import { openStory } from './open-story';

const folder = join(import.meta.dirname, 'pictures');
const usual: readonly ThemeName[] = ['light'];
const views = keyStories.flatMap((story) =>
  (story.themes ?? usual).map((theme) => ({ ...story, theme, picture: `${story.id}-${theme}.png` })),
);

for (const { id, theme, picture, width = 400, height = 600, wholeWindow = false } of views) {
  test(`${id} looks in ${theme} as it was accepted`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime('2026-11-21T04:35:00Z');
    const { status } = await openStory(page, id, { theme });
    expect(status, 'the play of the story').toBe('success');
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
