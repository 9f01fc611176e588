import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from '../tools/lib/browser.mjs';

const config = getJestConfig();
const environment = config.testEnvironmentOptions ?? {};
const playwright = environment['jest-playwright'] ?? {};

/** @type {import('jest').Config} */
export default {
  ...config,
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...playwright,
      browsers: ['chromium'],
      launchOptions: { ...playwright.launchOptions, ...launchOptions() },
    },
  },
};
