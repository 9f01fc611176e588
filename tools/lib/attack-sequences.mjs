// Random sequences, from a seed, of acts at several desks at once; after each burst the books are compared. A sequence with a
// fault is made as short as possible while the fault remains.
import fc from 'fast-check';
import { acts } from './attack-acts.mjs';
import { audit } from './attack-books.mjs';
import { dayActs } from './attack-day-acts.mjs';
import { Desk } from './attack-desk.mjs';

const HOUR = 3_600_000;

/** The time that passes before a burst; and the time after it until each program has read the other's changes. */
const PASSES = [0, 0, 0, 70_000, 3 * HOUR, 26 * HOUR, 19 * 24 * HOUR, 40 * 24 * HOUR];
const UNTIL_KNOWN = 11_000;

const number = fc.nat(0xffff);
const act = fc.record({
  what: fc.constantFrom(
    ...Object.keys(acts),
    'pay',
    'pay',
    'pay',
    'void',
    'takeBack',
    'closeDrawer',
    'changeStudent',
    ...Object.keys(dayActs),
    ...Object.keys(dayActs),
    ...['markDay', 'markDay', 'typeMarks', 'typeMarks', 'changeSection'],
  ),
  desk: fc.nat(10),
  student: fc.nat(15),
  n: number,
  m: number,
});
const burst = fc.record({
  passes: fc.constantFrom(...PASSES),
  acts: fc.array(act, { minLength: 1, maxLength: 24, size: 'max' }),
});
const sequence = fc.array(burst, { minLength: 1, maxLength: 48, size: 'max' });

/** Plays a burst: each desk does its acts one after the other, and all desks work at once. */
async function play(office, { passes, acts: all }) {
  await office.passes(passes);
  const desks = office.desks.map((_, index) => all.filter(({ desk }) => desk === index));
  await Promise.all(
    desks.map(async (own) => {
      for (const one of own) {
        const desk = new Desk(office, one);
        await acts[one.what](desk);
        office.school.noteAct(one.what, desk.came);
      }
    }),
  );
}

/** Plays all bursts in a new office. @throws with all faults found after a burst */
async function playAll(school, bursts) {
  const office = await school.begin();
  for (const one of bursts) {
    await play(office, one);
    await office.passes(UNTIL_KNOWN);
    const faults = [...office.faults, ...(await audit(office))];
    if (faults.length > 0) throw new Error(faults.slice(0, 12).join('\n  '));
  }
}

const told = ({ passes, acts: all }) =>
  [`  ${passes / 1000} s pass`, ...all.map((one) => `    ${JSON.stringify(one)}`)].join('\n');

/**
 * Plays sequences of random numbers until it is time to stop.
 * @param isOver whether enough was played @param patience how long a fault may be shortened, in milliseconds
 * @param path the shortened sequence of the seed to play, as a fault names it
 * @returns how many were played, and the fault that ended it
 */
export async function playSequences(school, { seed, isOver, patience, path }) {
  for (let played = 0; ; played += 1) {
    if (isOver(played)) return { played };
    let until = Infinity;
    let runs = 0;
    const property = fc.asyncProperty(sequence, async (bursts) => {
      fc.pre(Date.now() < until);
      // If the named sequence has no fault any more, the library would go on with all shorter ones.
      if (path && runs > 0 && until === Infinity) throw new fc.PreconditionFailure(true);
      runs += 1;
      try {
        await playAll(school, bursts);
      } catch (error) {
        if (until === Infinity) console.log(`Wrong, and made shorter now: ${error.message}`);
        until = Math.min(until, Date.now() + patience);
        throw error;
      }
    });
    const result = await fc.check(property, {
      seed: seed + played,
      numRuns: 1,
      unbiased: true,
      ...(path && { path }),
    });
    if (!result.failed) continue;
    const fault = [
      `shortened ${result.numShrinks} times:`,
      ...result.counterexample[0].map(told),
      `${result.errorInstance?.message}`,
      `Again: npm run attack -- --seed ${seed + played} --path ${result.counterexamplePath}`,
    ].join('\n');
    return { played: played + 1, fault };
  }
}
