import { expect, test } from '@playwright/test';
import { keyStories } from './key-stories';
import { openStory } from './open-story';

for (const { id, themes = ['light'], width = 400, height = 600, wholeWindow = false } of keyStories) {
  for (const theme of themes) {
    test(`${id} looks in ${theme} as it was accepted`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.clock.setFixedTime('2026-11-21T04:35:00Z');
      const { status } = await openStory(page, id, { theme });
      expect(status, 'the play of the story').toBe('success');
      const shown = wholeWindow ? page : page.locator('#storybook-root');
      await expect(shown).toHaveScreenshot(`${id}-${theme}.png`);
    });
  }
}
