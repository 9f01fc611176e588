// Runs in a process of its own for the migration tests, which kill it or ask it to stop at a given point.
const { migrateFrom, migrateTo } = require('../dist/migrate.cjs');

const [task, text, signal, at] = process.argv.slice(2);
const stop = new AbortController();
process.on('SIGINT', () => stop.abort(new Error('Stopped.')));
const progress = (done) => {
  if (signal && done >= Number(at)) process.kill(process.pid, signal);
};
const run = task === 'to' ? migrateTo : migrateFrom;

async function main() {
  for (const options of [JSON.parse(text)].flat())
    await run({ ...options, progress, signal: stop.signal }).then(
      (moved) => console.log(JSON.stringify(moved)),
      (error) => {
        console.error(error.message);
        process.exitCode = 1;
      },
    );
}

void main();
