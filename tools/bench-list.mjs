// `npm run bench:list`: measures the student list from the last key press to the painted answer, in a real Chromium.
/* global addEventListener, document, MutationObserver, requestAnimationFrame, window -- functions that run in the page */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, launchOptions } from './lib/browser.mjs';
import { machine, PASSWORD } from './lib/calls.mjs';
import { storeStudents } from './lib/many-students.mjs';
import { startProgram } from './lib/program.mjs';
import { ensureBuilt, ensureInstalled, stopWithNpm } from './lib/workspace.mjs';

const STUDENTS = 5000;
const ROUNDS = 12;
/** The goal, from the last key to the answer, and the time between two keys of a fast typist: milliseconds. */
const GOAL = 100;
const BETWEEN_KEYS = 80;
/** The time without a call after which a list counts as complete, and the time after which it counts as failed: milliseconds. */
const QUIET = 400;
const NEVER = 30_000;

stopWithNpm();
await ensureInstalled();
process.env.CHROMIUM_PATH = await ensureBrowser();
await ensureBuilt();

const { chromium } = await import('@playwright/test');
const dataDir = mkdtempSync(join(tmpdir(), 'school-bench-'));
await storeStudents(dataDir, STUDENTS);
const program = await startProgram(dataDir, { ADMIN_PASSWORD: PASSWORD });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
const summary = (times) => {
  const sorted = times.toSorted((a, b) => a - b);
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95) };
};

/** Runs in the page: notes the time of the last key or click, and when the list next shows the expected rows. */
function watchList() {
  let pressed = 0;
  for (const type of ['keydown', 'click'])
    addEventListener(type, ({ timeStamp }) => void (pressed = timeStamp), { capture: true });
  const shown = () =>
    [document.querySelector('tbody'), document.querySelector('nav[aria-label=Pages]')]
      .map((part) => part?.innerText)
      .join('|');
  window.bench = {
    shown,
    /** Milliseconds from the last press until the list showed `expected` and the browser had painted it. */
    until: (expected, never) =>
      new Promise((done, fail) => {
        setTimeout(
          () => fail(new Error(`The list does not show what it did at leisure: ${expected}`)),
          never,
        );
        const look = () => {
          if (shown() !== expected) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
  };
}

const shown = () => page.evaluate(() => window.bench.shown());
const until = (expected) =>
  page.evaluate(([text, never]) => window.bench.until(text, never), [expected, NEVER]);

let calls = 0;
page.on('request', () => (calls += 1));
for (const end of ['requestfinished', 'requestfailed']) page.on(end, () => (calls -= 1));

/** Waits for a quiet time in which no call is open: a busy machine may take longer to answer than that time. */
async function settled() {
  for (let quiet = 0; quiet < QUIET; quiet = calls === 0 ? quiet + 100 : 0) await page.waitForTimeout(100);
}

/** Finds out what the list shows after an act, by doing the act once without hurry. */
async function learn(act) {
  await act();
  await settled();
  return shown();
}

async function measure(name, act, back) {
  await back();
  await settled();
  const expected = await learn(act);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await back();
    await settled();
    const answer = until(expected);
    await act();
    times.push(await answer);
  }
  return { name, ...summary(times) };
}

try {
  await page.addInitScript(watchList);
  await page.goto(`${program.url}/#/login?login=office`);
  await page.getByLabel('Login id').fill('admin');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
  const list = `${program.url}/#/office/student-profile`;
  await page.goto(list);
  const filter = page.getByRole('searchbox');
  await filter.waitFor();
  await page.locator('tbody tr').first().waitFor();

  const type = (text) => async () => {
    await filter.focus();
    await page.keyboard.type(text, { delay: BETWEEN_KEYS });
  };
  // A new page remembers no answers of an earlier round.
  const opened = async () => {
    await page.goto(list);
    await page.reload();
    await page.locator('tbody tr').first().waitFor();
  };
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const press = (name) => () => pages.getByRole('button', { name, exact: true }).click();
  const sortBy = (name) => page.getByRole('columnheader').getByRole('button', { name }).click();

  const floor = summary(
    await page.evaluate(async (rounds) => {
      const times = [];
      for (let round = 0; round < rounds; round += 1) {
        const start = performance.now();
        await (await fetch('/api/health', { cache: 'no-store' })).text();
        times.push(
          await new Promise((done) =>
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - start))),
          ),
        );
        await new Promise((done) => setTimeout(done, 100));
      }
      return times;
    }, ROUNDS),
  );

  const rows = [
    await measure('filter that matches many (verma)', type('verma'), opened),
    await measure('filter that matches few (10042)', type('10042'), opened),
    await measure('filter that matches none (zzzzz)', type('zzzzz'), opened),
    await measure('next page', press('Next'), opened),
    await measure('last page', press(`Page ${STUDENTS / 10}`), opened),
    await measure('another order (name)', () => sortBy('Student Name'), opened),
  ];

  const ms = (value) => `${value.toFixed(0).padStart(5)} ms`;
  const line = (name, { median, p95 }) =>
    console.log(
      `| ${name.padEnd(40)} | ${ms(median)} | ${ms(p95)} | ${(median / floor.median).toFixed(1).padStart(6)} |`,
    );
  console.log(`${STUDENTS} students, ${ROUNDS} rounds; ${machine()}`);
  console.log(`| ${'from the last key to the painted answer'.padEnd(40)} |   median |      p95 | ratio |`);
  console.log(`| ${'-'.repeat(40)} | -------- | -------- | ----- |`);
  line('floor: an empty call, painted', floor);
  for (const row of rows) line(row.name, row);
  const late = rows.filter(({ median }) => median > GOAL);
  console.log(
    late.length === 0
      ? `All within ${GOAL} ms.`
      : `Over ${GOAL} ms: ${late.map(({ name }) => name).join(', ')}`,
  );
  process.exitCode = late.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await program.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
