// Loaded before the database's program: its clock runs by a file, and jumps when that changes. Tasks due every minute come every
// two seconds, so that a round sees them.
const { readFileSync } = require('node:fs');

const file = process.env.TORTURE_CLOCK;
const realNow = Date.now;
const realInterval = globalThis.setInterval;
const longestPause = 2000;

let ahead = 0;
function read() {
  try {
    ahead = Number(readFileSync(file, 'utf8'));
  } catch {
    // The file is being written, or the torture is over: the clock goes on as before.
  }
}
read();
realInterval(read, 50).unref();

globalThis.Date = class extends Date {
  constructor(...parts) {
    if (parts.length === 0) super(realNow() + ahead);
    else super(...parts);
  }
  static now() {
    return realNow() + ahead;
  }
};
globalThis.setInterval = (work, pause, ...more) => realInterval(work, Math.min(pause, longestPause), ...more);
