// Builds the web app as a later version of the school would be: another welcome, all else the same. In a process of its own,
// because the test runner's NODE_ENV would make it a development build.
import { join } from 'node:path';
import { build } from 'vite';

const [outDir] = process.argv.slice(2);
const root = join(import.meta.dirname, '../../web');

const WELCOME = 'Welcome to our school';
let isAnother = false;
const anotherWelcome = {
  name: 'another-welcome',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/web/src/') || !code.includes(WELCOME)) return undefined;
    isAnother = true;
    return code.replace(WELCOME, 'Welcome to our new school');
  },
  buildEnd(error) {
    if (!error && !isAnother)
      throw new Error(`Nothing says "${WELCOME}" any more: this would be the same version.`);
  },
};

process.chdir(root);
await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir },
  plugins: [anotherWelcome],
});
