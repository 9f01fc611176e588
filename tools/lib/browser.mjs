import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { answers, fail, run, runTool } from './workspace.mjs';

const USUAL_PLACES = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

async function findBrowser() {
  const { chromium } = await import('@playwright/test');
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...(USUAL_PLACES[platform()] ?? []),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * The path of a Chromium to test in: one that is there, else apt's (Debian, as root), else Playwright's own.
 * Stops with a sentence when there is none and none can be installed: browser tests are never skipped in silence.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('Installing a Chromium for the browser tests (once) ...');
  if (process.getuid?.() === 0 && answers('apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    await runTool('playwright', ['install', 'chromium']);
  }
  return (
    (await findBrowser()) ??
    fail(
      'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    )
  );
}
