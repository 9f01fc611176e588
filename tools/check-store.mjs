// `npm run check:store`: checks all stored data, whether the office runs or not. Exit code 1 when it is damaged.
import { join } from 'node:path';
import { dataFolder, databaseLibrary, fail, readOptions, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
readOptions('npm run check:store takes no options: DATA_DIR names the folder to check.');
if (process.env.MONGODB_URI)
  fail('MONGODB_URI is set: the data is in that MongoDB. Check its collections with the validate command.');

const { checkFolder, showProgress, stopSignal } = await databaseLibrary('check');
const folder = join(dataFolder(), 'database');
const { documents, entries, collections, problems } = await checkFolder(folder, {
  progress: showProgress('Checking'),
  signal: stopSignal(),
}).catch((error) => fail(error.message));
const found = `${documents} documents of ${collections.length} collections, ${entries} index entries`;
if (problems.length > 0)
  fail(
    `${folder} is not whole (${found} were read):\n${problems.map((problem) => `- ${problem}`).join('\n')}\n` +
      'Stop the office, move its data except the backups to another folder, and restore the last backup: npm run restore -- FILE',
  );
console.log(`${folder} is whole: ${found}.`);
