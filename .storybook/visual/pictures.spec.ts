import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { keyStories, type ThemeName } from './key-stories';
import { showStory, test } from './played-page';

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
  test(`${id} ${as} looks in ${theme} as it was accepted`, async ({ stories }) => {
    await stories.setViewportSize({ width, height });
    // In light and at the office's width axe has looked at every story already (`stories.spec.ts`).
    const isLooked = theme === 'light' && width !== narrow;
    const { status, thrown } = await showStory(stories, id, { theme, a11y: { manual: isLooked } });
    expect({ status, thrown }, 'the play of the story, and axe').toEqual({ status: 'success', thrown: [] });
    // A field that takes the focus scrolls a small window; how far depends on what was drawn by then.
    await stories.evaluate(() => window.scrollTo(0, 0));
    const shown = wholeWindow ? stories : stories.locator('#storybook-root');
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
