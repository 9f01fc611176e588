import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/lib/browser.mjs';

/**
 * The tolerance. `threshold` is how far one pixel's colour may be off before it counts (0 to 1, perceived distance);
 * `maxDiffPixels` is how many may count. Measured: see the table in `README.md` beside this file.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/visual',
  globalSetup: './serve-stories.ts',
  // A missing picture fails; only `npm run visual:accept` writes one.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: '../../reports/visual.json' }]],
  expect: {
    toHaveScreenshot: { threshold: 0.2, maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' },
  },
  use: {
    baseURL: process.env['STORYBOOK_URL'] ?? '',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: launchOptions(),
  },
});
