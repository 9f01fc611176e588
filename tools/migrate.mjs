// `npm run migrate -- --to URI` and `--from URI`: moves all stored data of an office between DATA_DIR and a MongoDB server.
import { join } from 'node:path';
import { dataFolder, databaseLibrary, fail, readOptions, stopWithNpm } from './lib/workspace.mjs';

const usage =
  'Say where to move the data: npm run migrate -- --to mongodb://USER@HOST/school, or --from it (password in MONGODB_PASSWORD).';

stopWithNpm();
const { to, from } = readOptions(usage, { to: { type: 'string' }, from: { type: 'string' } });
if ((to === undefined) === (from === undefined)) fail(usage);
if (process.env.MONGODB_URI)
  fail('Unset MONGODB_URI for this: the other database is named by --to or --from.');

const { migrateFrom, migrateTo, showProgress, stopSignal } = await databaseLibrary('migrate');
const folder = dataFolder();
const started = Date.now();
const moved = await (to === undefined ? migrateFrom : migrateTo)({
  dataDir: join(folder, 'database'),
  uri: to ?? from,
  ...(process.env.MONGODB_PASSWORD && { password: process.env.MONGODB_PASSWORD }),
  progress: showProgress('Moving'),
  signal: stopSignal(),
}).catch((error) => fail(error.message));
for (const { name, documents, sha256 } of moved)
  console.log(
    `${name.padEnd(24)} ${String(documents).padStart(9)} documents, the same on both sides (${sha256.slice(0, 12)})`,
  );
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  to === undefined
    ? `All data is now in ${folder}, after ${seconds} seconds; the server is unchanged. Run npm start without MONGODB_URI to use it.`
    : `All data is now on the server, after ${seconds} seconds; ${folder} is unchanged. Set MONGODB_URI and run npm start; keep ${join(folder, 'jwt-secret')}.`,
);
