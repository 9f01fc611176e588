// `npm run bench`: measures the office's calls at 1,000 and at 20,000 students with three years of ledger each, against an empty
// authenticated call, and the number of payments that 32 desks take. `-- --students 1000` measures one size only. Comparisons are
// fair: pages have as many rows, and days as many entries, which at 20,000 students is one day.
import { threeYearsOfLedgers } from './lib/bench-ledgers.mjs';
import { balance, EMPTY, FLOOR, work } from './lib/bench-calls.mjs';
import { openSchool } from './lib/bench-school.mjs';
import { caller, machine, median } from './lib/calls.mjs';
import { ensureBuilt, readOptions, stopWithNpm } from './lib/workspace.mjs';

const ROUNDS = 40;
/** Rounds that are not counted: the first school would be measured by a program that is still cold. */
const WARM_UP = 25;
const DESKS = 32;
const DESK_SECONDS = 10;
const ALONE_SECONDS = 3;
/**
 * The goals: milliseconds of a list; the cost of a read, a payment and a page of the books, in empty calls; the growth of any
 * call from the small school to the large one; and the payments of all desks, as a share of the empty calls of a single caller.
 */
const GOAL = { list: 100, read: 1.6, deposit: 3, book: 3, growth: 1.5, desks: 0.6 };
/** Long calls are measured once in so many rounds. */
const SELDOM = 10;

/** The median milliseconds of each call, by its name. */
async function measure(school) {
  const office = caller(school.url, school.token);
  const cases = work(school);
  const times = new Map(cases.map(([name]) => [name, []]));
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
    // In turn, so that a busy moment of the machine affects all alike.
    for (const [name, , parts, { isLong = false } = {}] of cases) {
      if (isLong && n % SELDOM > 0) continue;
      const call = await parts(n);
      const start = performance.now();
      const { status, bytes } = await office.call(...call);
      const taken = performance.now() - start;
      if (status >= 400 && name !== FLOOR) throw new Error(`${name} ${status}: ${bytes.toString()}`);
      if (n >= WARM_UP) times.get(name).push(taken);
    }
  }
  office.end();
  return new Map(cases.map(([name, , , { parts = 1 } = {}]) => [name, median(times.get(name)) / parts]));
}

/** The empty calls per second of one caller who does nothing else. */
async function callsAlone({ url, token }) {
  const office = caller(url, token);
  const end = performance.now() + ALONE_SECONDS * 1000;
  let made = 0;
  for (; performance.now() < end; made += 1) await office.call(...EMPTY);
  office.end();
  return made / ALONE_SECONDS;
}

/** The payments per second of many desks; each desk reads the balance first, as the counter does. */
async function atAllDesks(school) {
  const end = performance.now() + DESK_SECONDS * 1000;
  const perDesk = Math.floor(school.size / DESKS);
  let taken = 0;
  const desk = async (number) => {
    const office = caller(school.url, school.token);
    for (let n = 0; performance.now() < end; n += 1) {
      const studentID = school.studentID(number * perDesk + (n % perDesk));
      const answer = await office.call(...balance(studentID), { 'accept-encoding': 'identity' });
      const { fees } = JSON.parse(answer.bytes.toString());
      const payment = { ...fees, studentID, paidAmount: 1, toward: 'monthly', studentName: 'Asha Verma' };
      const { status, bytes } = await office.call('POST', '/api/office/depositFee', payment);
      if (status !== 201) throw new Error(`a payment ${status}: ${bytes.toString()}`);
      taken += 1;
    }
    office.end();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: DESKS }, (_, number) => desk(number)));
  return taken / ((performance.now() - start) / 1000);
}

function print(results) {
  const failed = [];
  const sizes = results.map(({ size }) => `${size} students`.padStart(16));
  console.log(`medians of ${ROUNDS}, one connection; ${machine()}`);
  console.log(`| ${'call'.padEnd(36)} | ${sizes.map((size) => `${size} | to empty`).join(' | ')} | growth |`);
  for (const [name, goal] of results[0].goals) {
    const cells = results.map(({ times }) => {
      const [time, ratio] = [times.get(name), times.get(name) / times.get(FLOOR)];
      const isMet = goal === 'list' ? time <= GOAL.list : goal === undefined || ratio <= GOAL[goal];
      if (!isMet) failed.push(name);
      return `${time.toFixed(1).padStart(13)} ms | ${ratio.toFixed(1).padStart(7)}${isMet ? ' ' : '!'}`;
    });
    const growth = results.at(-1).times.get(name) / results[0].times.get(name);
    if (growth > GOAL.growth) failed.push(`${name} (growth)`);
    console.log(
      `| ${name.padEnd(36)} | ${cells.join(' | ')} | ${growth.toFixed(2).padStart(5)}${growth > GOAL.growth ? '!' : ' '} |`,
    );
  }
  for (const { size, perSecond, alone } of results) {
    console.log(
      `${DESKS} desks, ${size} students: ${perSecond.toFixed(0)} payments a second, each with its balance read first: ` +
        `${((100 * perSecond) / alone).toFixed(0)} for 100 empty calls that one caller makes alone`,
    );
    if (perSecond < GOAL.desks * alone) failed.push('payments of many desks');
  }
  console.log(
    failed.length === 0 ? 'All goals are met.' : `Goals missed: ${[...new Set(failed)].join(', ')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

const values = readOptions('npm run bench -- --students 1000 measures one size only.', {
  students: { type: 'string' },
});
const sizes = values.students ? [Number(values.students)] : [1_000, 20_000];
stopWithNpm();
await ensureBuilt();
const books = await threeYearsOfLedgers();
const results = [];
for (const size of sizes) {
  console.log(`Filling a school of ${size} students ...`);
  const school = await openSchool(size, books);
  try {
    const goals = work(school).map(([name, goal]) => [name, goal]);
    const times = await measure(school);
    results.push({
      size,
      goals,
      times,
      alone: await callsAlone(school),
      perSecond: await atAllDesks(school),
    });
  } finally {
    await school.close();
  }
}
print(results);
