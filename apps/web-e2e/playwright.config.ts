import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/lib/browser.mjs';

export default defineConfig({
  testDir: 'src',
  outputDir: '../../reports/e2e',
  timeout: 60_000,
  // How long a busy machine may take to show something says nothing about the program.
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1366, height: 768 },
    launchOptions: launchOptions(),
    // Pictures of every moment would be a third of the run's processor time; the page's states are kept all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
