// Loaded first by an office that lives on another day: a file says how far away that is, in milliseconds; the test may change the
// file while the program runs.
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
