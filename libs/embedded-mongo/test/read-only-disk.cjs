// Runs in a process of its own, which alone sees the disk it is given: it makes a database there, makes the disk read-only, and
// prints in one line what start, check, backup and restore answer.
const { execFileSync } = require('node:child_process');
const { mkdirSync } = require('node:fs');
const { join } = require('node:path');
const { startEmbeddedMongo, backupApart } = require('../dist/index.cjs');
const { restoreBackup } = require('../dist/backup.cjs');
const { checkFolder } = require('../dist/check.cjs');

const disk = process.argv[2];
const dataDir = join(disk, 'database');
const refusalOf = (work) =>
  work.then(
    () => 'none',
    ({ message }) => message,
  );

async function main() {
  const database = await startEmbeddedMongo({ dataDir });
  await database.stop();
  const file = join(disk, 'before.backup');
  await backupApart({ dataDir, file });
  const [folder, there] = [join(disk, 'new'), join(disk, 'there')];
  mkdirSync(there);
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  const backup = backupApart({ dataDir, file: join(disk, 'school.backup') });
  const restores = [folder, there].map((into) => restoreBackup({ file, folder: into, database: 'database' }));
  const refusals = [startEmbeddedMongo({ dataDir }), checkFolder(dataDir), backup, ...restores].map(
    refusalOf,
  );
  console.log(JSON.stringify(await Promise.all(refusals)));
}

void main();
