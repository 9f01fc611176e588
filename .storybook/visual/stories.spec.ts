import { expect, type Page } from '@playwright/test';
import { showStory, test, windowOf } from './played-page';
import { indexed } from './story-index';

const all = indexed.filter(({ type }) => type === 'story');

async function play(page: Page, id: string) {
  await page.setViewportSize(await windowOf(page, id));
  const { status, thrown, reporters } = await showStory(page, id, {
    theme: 'light',
    a11y: { manual: false },
  });
  return { status, thrown, axe: reporters.flatMap(({ result: { violations = [] } }) => violations) };
}

for (const file of new Set(all.map(({ importPath }) => importPath))) {
  test.describe(file, () => {
    for (const { id } of all.filter(({ importPath }) => importPath === file)) {
      test(`${id} is drawn, played, and accessible`, async ({ stories: page }) => {
        expect(await play(page, id)).toEqual({ status: 'success', thrown: [], axe: [] });
      });
    }
  });
}
