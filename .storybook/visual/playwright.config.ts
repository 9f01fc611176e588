import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/lib/browser.mjs';

/**
 * The tolerance: a pixel counts when its colour is off by more than `threshold` (perceived, 0 to 1), and a picture fails
 * when more than `maxDiffPixelRatio` of it counts. Measured on eight of the key stories, as shares of the picture:
 * - the same browser again, other hinting (`--font-render-hinting=none`), no LCD text: 0 to 0.0004;
 * - 4 px more padding: 0.0029 (input), 0.0076 (select), 0.0086 (alert), 0.07 (button);
 * - `danger` or `primary` moved by 16 of 255 (#2b3f8c to #2b4f9c): 0.05 to 0.4; `inkMuted` so: 0.004 to 0.01. Seen as
 *   one pixel that is 0.05, which Playwright's usual 0.2 lets pass.
 * Text that is laid out otherwise (`--disable-font-subpixel-positioning`: 0.01 to 0.03) is a change, and is accepted anew.
 */
const tolerance = { threshold: 0.03, maxDiffPixelRatio: 0.002 };

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/visual',
  globalSetup: './serve-stories.ts',
  // A missing picture is a failure; only `npm run visual:accept` writes pictures.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // One more than a small machine has processors, because a worker sometimes only waits for its page.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: '../../reports/stories.json' }]],
  // A busy machine may be slow without any fault of the story. Long enough to draw a story twice.
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { ...tolerance, animations: 'disabled', caret: 'hide' },
  },
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? '',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: launchOptions(),
  },
});
