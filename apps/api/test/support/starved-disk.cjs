// Loaded before the database: each of its writes takes as many more milliseconds as the file says, as on a busy disk; the
// database answers nothing else meanwhile.
const { existsSync, readFileSync } = require('node:fs');

const { STARVED } = process.env;

function starve(store) {
  const write = store.transactionSync.bind(store);
  store.transactionSync = (change) => {
    const result = write(change);
    const time = existsSync(STARVED) ? Number(readFileSync(STARVED, 'utf8')) : 0;
    if (time > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
    return result;
  };
  return store;
}

if (/worker\.cjs$/.test(process.argv[1] ?? '')) {
  const lmdb = require('lmdb');
  const { open } = lmdb;
  lmdb.open = (path, options) =>
    String(path).endsWith('store.mdb') ? starve(open(path, options)) : open(path, options);
}
