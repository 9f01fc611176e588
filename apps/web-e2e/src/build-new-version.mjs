// Builds the web app as a later version of the school would be: another welcome, all else as it is. A process of its own,
// because the test runner's NODE_ENV would make it a development build.
import { join } from 'node:path';
import { build } from 'vite';

const [outDir] = process.argv.slice(2);
const root = join(import.meta.dirname, '../../web');

const anotherWelcome = {
  name: 'another-welcome',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('web/src/public/messages.en.ts')
      ? code.replace('Welcome to our school', 'Welcome to our new school')
      : undefined,
};

process.chdir(root);
await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir },
  plugins: [anotherWelcome],
});
