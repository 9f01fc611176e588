// Loaded before a program: at SIGUSR2 its event loop stops for ever, and a file is written that says so.
const { writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread)
  process.on('SIGUSR2', () => {
    writeFileSync(process.env.HANGS, '');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
