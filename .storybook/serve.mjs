import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const root = join(import.meta.dirname, '..');

/**
 * Serves the built Storybook on a free port, to this machine only. Returns its address and a function that stops it; throws when
 * there is no built Storybook.
 */
export async function serveStorybook() {
  if (!existsSync(join(root, 'storybook-static/index.json'))) {
    throw new Error('There is no built Storybook yet: npx nx run ui:build-storybook');
  }
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The story server has no port');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
