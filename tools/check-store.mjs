// `npm run check`: whether all that the office has stored is whole, while it runs or not. Exit code 1 when it is not.
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { checkNode, ensureInstalled, fail, root, runTool, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
checkNode();
if (process.env.MONGODB_URI)
  fail(
    'MONGODB_URI is set: the data is in that MongoDB, and its validate command checks a collection of it.',
  );

await ensureInstalled();
if ((await runTool('nx', ['run', 'embedded-mongo:build'], { quiet: true })) !== 0)
  fail('The embedded database could not be built: npx nx run embedded-mongo:build says why.');

const { checkFolder, showProgress, stopSignal } = createRequire(import.meta.url)(
  join(root, 'libs/embedded-mongo/dist/check.cjs'),
);
const folder = join(resolve(root, process.env.DATA_DIR ?? './data'), 'database');
const { pages, documents, entries, collections, problems } = await checkFolder(folder, {
  progress: showProgress('Checking'),
  signal: stopSignal(),
}).catch((error) => fail(error.message));
const found = `${documents} documents of ${collections.length} collections, ${entries} index entries, ${pages} pages`;
if (problems.length > 0)
  fail(
    `${folder} is not whole (${found} were read):\n${problems.map((problem) => `- ${problem}`).join('\n')}\n` +
      'Stop the office, move its data away and salvage what is whole: npm run restore -- --salvage FOLDER\n' +
      'If something is missing then, restore the last backup: npm run restore -- FILE',
  );
console.log(`${folder} is whole: ${found}.`);
