import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { answers, fail, run, runTool } from './workspace.mjs';

const USUAL_PLACES = {
  linux: [
    // Chromium without windows: the same pages with less work for the processor.
    '/usr/bin/chromium-headless-shell',
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

/** Flags that Chromium needs without a desktop, and as root; the others keep it from calling home. */
const FLAGS = [
  // Without this the headless shell would draw letters differently from a browser with windows.
  '--font-render-hinting=slight',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installedBrowser = () =>
  [process.env.CHROMIUM_PATH, ...(USUAL_PLACES[platform()] ?? [])].find((path) => path && existsSync(path));

/**
 * Playwright's launch options for every browser test of the workspace: our flags, and `CHROMIUM_PATH` or the machine's own
 * Chromium. Without either the path is missing, and Playwright takes the browser that it downloaded itself.
 * @param more flags that only these tests need
 */
export function launchOptions(...more) {
  const executablePath = installedBrowser();
  return { args: [...FLAGS, ...more], ...(executablePath && { executablePath }) };
}

async function findBrowser() {
  const installed = installedBrowser();
  if (installed) return installed;
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find((path) => existsSync(path));
}

/** Installs a Debian package on this machine. Returns whether it is installed afterwards. */
async function installPackage(name) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })) === 0;
}

/**
 * The path of a Chromium to test in: an installed one, or else apt's (Debian, as root; without windows where there is such a
 * package), or else Playwright's own. Stops with a sentence when there is none and none can be installed: browser tests are never
 * skipped silently.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log('Installing a Chromium for the browser tests (once) ...');
  if (process.getuid?.() === 0 && answers('apt-get')) {
    await run('apt-get', ['update', '-qq']);
    (await installPackage('chromium-headless-shell')) || (await installPackage('chromium'));
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
