import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/lib/browser.mjs';

export default defineConfig({
  testDir: 'src',
  outputDir: '../../reports/e2e',
  // A slow machine says nothing about the program; if something never comes, the two limits below end the test earlier.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // A small machine has two processors: with a third worker each test took half as long again, and the whole run as long.
  workers: 2,
  // The walk over the screens is many small tests: played last, they keep all workers busy to the end.
  projects: [
    { name: 'stories of users', testIgnore: 'routes.spec.ts' },
    { name: 'walk over the screens', testMatch: 'routes.spec.ts' },
  ],
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  use: {
    // Anything not there by then never comes: this error names what was waited for, which the test's own time limit does not.
    actionTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1366, height: 768 },
    // No other host is ever found, by any page. A page whose requests a test answers itself (`page.route`) has no cache and takes
    // twice as long to open, so only tests about answers do that.
    launchOptions: launchOptions(
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ),
    // A failed test keeps a screenshot and the page as text. A trace of the steps before would cost a fifteenth of the run's
    // processor time; `npx playwright test <name> --trace on` makes one.
    screenshot: 'only-on-failure',
  },
});
