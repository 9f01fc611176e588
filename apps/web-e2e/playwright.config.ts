import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/lib/browser.mjs';

export default defineConfig({
  testDir: 'src',
  outputDir: '../../reports/e2e',
  // How long a busy machine may take says nothing about the program. What never comes ends a test earlier, by the two below.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // As many as a small machine has processors: with a third each test took half as long again, and all of them as long.
  workers: 2,
  // The walk over the screens is many small tests: played last, they leave no worker without work at the end.
  projects: [
    { name: 'stories of users', testIgnore: 'routes.spec.ts' },
    { name: 'walk over the screens', testMatch: 'routes.spec.ts' },
  ],
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  use: {
    // What is not there by then never comes: the message says what was waited for, where the test's own end does not.
    actionTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1366, height: 768 },
    // Whatever is not on this machine is not found, by all pages alike. A page whose requests a test answers itself
    // (`page.route`) has no cache and takes twice as long to open: only tests about answers do that.
    launchOptions: launchOptions(
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ),
    // What a failed test saw stands beside its message, as words and as a picture. The states of the page on the way there
    // would be a fifteenth of the run's processor time: `npx playwright test <name> --trace on` has them.
    screenshot: 'only-on-failure',
  },
});
