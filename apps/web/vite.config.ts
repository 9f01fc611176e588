import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const api = `http://localhost:${process.env['PORT'] ?? '4000'}`;

/**
 * The worker keeps the app's own files and nothing else: no call, no picture of a person, no receipt is ever cached
 * (docs/decisions/0007). It is part of a build only; the development server has none.
 */
const serviceWorker = VitePWA({
  strategies: 'generateSW',
  // The user decides when a new version takes over.
  registerType: 'prompt',
  // Registered by main.tsx once the app is stable.
  injectRegister: false,
  manifest: false,
  // Known before anything is built: without it a failed build would complain of no files to keep, not of its own fault.
  includeAssets: ['favicon.svg'],
  workbox: {
    globPatterns: ['index.html', 'assets/*.{js,css,svg,woff2}'],
    // Scripts that no text of the app is in; the browser fetches them when one is typed.
    globIgnores: ['**/inter-{cyrillic,greek,vietnamese}*'],
    // The page that registered it is served by it at once, not only the next one.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    // The app has one page, '/'; the API's pages must reach the server.
    navigateFallback: null,
    // One file: a worker is never half new.
    inlineWorkboxRuntime: true,
  },
});

export default defineConfig({
  plugins: [react(), serviceWorker],
  server: { port: 4200, proxy: { '/api': api, '/upload': api, '/getImage': api } },
  build: {
    // The last Chrome for Windows 7 is 109; offices keep their PCs long.
    target: ['chrome109', 'firefox128', 'safari16.4'],
    emptyOutDir: true,
    // What is built in is handed on with it, so its authors are named beside it.
    license: { fileName: 'licenses.md' },
    // A drawing beside the words comes after them, and not within the script that shows them.
    assetsInlineLimit: (path) => (path.endsWith('.svg') ? false : undefined),
    reportCompressedSize: false,
    // Only Safari before 17 would use it, to load a little earlier.
    modulePreload: { polyfill: false },
    // tools/check-budgets.mjs reads from it what each page loads.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A browser waits longer for a hundred small files than for a few that hold somewhat more than a page needs.
          groups: [
            // Whoever chose Hindi goes on to the office: its texts come in one file, not one for each feature.
            { name: 'hindi', test: /messages\.hi\.ts$/, priority: 1 },
            { name: 'first', tags: ['$initial'] },
            // What most of the pages use.
            { name: 'often', minShareCount: 50 },
          ],
        },
      },
    },
  },
});
