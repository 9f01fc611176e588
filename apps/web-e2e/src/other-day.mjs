// The office's program begins with this where a test wants it to live on another day: how far away that is, in milliseconds,
// stands in a file, which the test may write anew while the program runs.
import { readFileSync } from 'node:fs';

const Real = Date;
let away = 0;
const look = () => {
  away = Number(readFileSync(process.env['DAY_FILE'] ?? '', 'utf8'));
};
look();
setInterval(look, 50).unref();

globalThis.Date = class Date extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + away);
    else super(...given);
  }

  static now() {
    return Real.now() + away;
  }
};
