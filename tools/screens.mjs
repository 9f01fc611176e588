// `npm run screens`: takes pictures of every screen with a day's data, for docs/screens.
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt, ensureInstalled, runTool } from './lib/workspace.mjs';

await ensureInstalled();
const CHROMIUM_PATH = await ensureBrowser();
await ensureBuilt();
process.exit(
  await runTool('playwright', ['test', '--config', 'apps/web-e2e/screens.config.ts'], {
    env: { CHROMIUM_PATH },
  }),
);
