import { existsSync } from 'node:fs';
import { getJestConfig } from '@storybook/test-runner';

const config = getJestConfig();
const environment = config.testEnvironmentOptions ?? {};
const playwright = environment['jest-playwright'] ?? {};

// Left out, Playwright looks for the browser it downloaded itself.
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path !== undefined && path !== '' && existsSync(path),
);

/** @type {import('jest').Config} */
export default {
  ...config,
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...playwright,
      browsers: ['chromium'],
      launchOptions: {
        ...playwright.launchOptions,
        ...(executablePath !== undefined && { executablePath }),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
    },
  },
};
