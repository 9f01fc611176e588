import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

function countOne(path) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const report = read(path);
  if ('numTotalTests' in report) {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
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
 * The counts of a step: of the tests in its JSON reports (Jest's or Playwright's), or one check when it has none.
 * A missing report counts as a failure, and so does a step that failed although its tests did not.
 */
export function countReports(folder, names, exitCode) {
  if (!names) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  const counts = total(names.map((name) => countOne(join(folder, `${name}.json`))));
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
