// Runs in a process of its own for the backup tests: another process owns the folder, or this one is killed.
const { backupApart, restoreBackup } = require('../dist/backup.cjs');

const [task, options] = process.argv.slice(2);
const run = { backup: backupApart, restore: restoreBackup }[task];
process.stdout.write('begun\n');
run(JSON.parse(options)).then(
  (counts) => console.log(JSON.stringify(counts)),
  (error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
