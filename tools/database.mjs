// `npm run database -- --port N`: runs only the embedded database, for several API processes, mongosh or Compass.
import { join } from 'node:path';
import { dataFolder, databaseLibrary, fail, readOptions, stopWithNpm } from './lib/workspace.mjs';

stopWithNpm();
const usage = '--port takes a number from 1 to 65535.';
const values = readOptions(`npm run database -- --port N: ${usage}`, {
  port: { type: 'string', default: '27017' },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65535) fail(usage);

const { startEmbeddedMongo, sentenceOf } = await databaseLibrary('index');
const dataDir = join(dataFolder(), 'database');
const report = (event) => console.error(`${new Date().toISOString()} ${sentenceOf(event)}`);
const database = await startEmbeddedMongo({ dataDir, port, report }).catch((error) => fail(error.message));
console.log(`The embedded database listens on ${database.uri} (data in ${dataDir}). Ctrl-C stops it.`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  // Under npm Ctrl-C arrives twice; a second stop does nothing.
  process.on(signal, () => void database.stop().then(() => process.exit(0)));
}
