import { expect, type Page } from '@playwright/test';
import type { FinishedStory } from './finished-story';
import { components, ofTheKit, test } from './stories-page';

test.use({ globals: { language: 'hi' } });

/** Draws a story and gives Storybook's verdict, axe's findings in it, and how far the page can be scrolled sideways. */
const show = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const finished = new Promise<FinishedStory>((resolve) => {
      channel.on('storyFinished', (story) => {
        if (story.storyId === storyId) resolve(story);
      });
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    const { status, reporters } = await finished;
    const { scrollWidth, clientWidth, lang } = document.documentElement;
    return { status, reporters, lang, overflow: scrollWidth - clientWidth };
  }, id);

const violations = (reporters: FinishedStory['reporters']) =>
  reporters.flatMap(({ result }) => (result.violations ?? []).map(({ id }) => id));

for (const title of components) {
  test(`${title} fits a phone in Hindi and stays accessible`, async ({ stories }) => {
    for (const { id } of ofTheKit.filter((story) => story.title === title)) {
      const { status, reporters, lang, overflow } = await show(stories, id);
      expect.soft({ lang, overflow }, id).toEqual({ lang: 'hi', overflow: 0 });
      expect.soft({ status, found: violations(reporters) }, id).toEqual({ status: 'success', found: [] });
    }
  });
}
