import { defineConfig } from '@playwright/test';
import e2e from './playwright.config';

/** `npm run screens` takes the pictures of docs/screens; it is no test, and no part of `npm test`. */
export default defineConfig(e2e, {
  testDir: 'screens',
  testMatch: '*.pictures.ts',
  reporter: 'line',
  timeout: 1_800_000,
});
