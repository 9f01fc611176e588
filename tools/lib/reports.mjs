import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The exit code of a step that could not ask about its subject; the step neither passed nor failed. */
export const NOT_ASKED = 75;

const failedIn = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed');

/** Whether a file failed although none of its tests did: it was not loaded, or something around its tests failed. */
const failedAround = (file) => file.status === 'failed' && failedIn(file).length === 0;

const AROUND = 'What surrounds its tests (beforeAll, afterAll) failed: the lines above say how.';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

function countOne(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = read(path);
  if ('numTotalTests' in report) {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.testResults.filter(failedAround).length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped };
}

export function total(counts) {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * The counts of a step: of the tests in its JSON reports (Vitest's or Playwright's), or one check when it has none. A step that
 * could not ask (`NOT_ASKED`) counts as one skipped. A missing report counts as a failure, and so does a step that failed
 * although its tests did not.
 */
export function countReports(folder, names, exitCode) {
  if (exitCode === NOT_ASKED) return { passed: 0, failed: 0, skipped: 1 };
  if (!names) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  const counts = total(names.map((name) => countOne(join(folder, `${name}.json`))));
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const linesOf = (message) => stripVTControlCharacters(message).trim().split('\n');

/** The first lines of a failure's message, without the colours of a terminal. */
const firstLines = (message) => linesOf(message).slice(0, 12).join('\n');

/** The last lines printed by a step that has no report. */
export const lastLines = (printed) => linesOf(printed).slice(-12).join('\n');

const failedOfVitest = ({ testResults }) =>
  testResults.flatMap((file) =>
    failedAround(file)
      ? [{ title: file.name, message: firstLines(file.message || AROUND) }]
      : failedIn(file).map(({ fullName, failureMessages }) => ({
          title: `${file.name}: ${fullName}`,
          message: firstLines(failureMessages[0] ?? ''),
        })),
  );

const failedOfPlaywright = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      title: `${file}: ${title}`,
      message: firstLines(
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message ?? '',
      ),
    })),
  ...suites.flatMap(failedOfPlaywright),
];

/** The failures in a step's reports: the test's file and title, and the beginning of its message. */
export function listFailures(folder, names = []) {
  return names
    .map((name) => join(folder, `${name}.json`))
    .filter(existsSync)
    .map(read)
    .flatMap((report) => ('testResults' in report ? failedOfVitest(report) : failedOfPlaywright(report)));
}
