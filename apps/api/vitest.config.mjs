import { basename } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { specs } from '../../vitest.preset.mjs';

/** Those that take longest, as they wait for processes that are killed or for a clock. */
const LONGEST = ['long-work-killed', 'migrations-killed', 'school-year', 'dying-database', 'demo'];

/** The longest begin first, so that nothing is left to one worker at the end. */
class LongestFirst extends BaseSequencer {
  async sort(files) {
    const isLong = ({ moduleId }) => LONGEST.includes(basename(moduleId, '.spec.ts'));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default specs({
  // They wait for processes and for the database most of the time: one more than a small machine has processors.
  maxWorkers: 3,
  globalSetup: 'test/global-setup.ts',
  sequence: { sequencer: LongestFirst },
  // Says only that something hangs: on a busy machine an office, its database and their processes take their time.
  testTimeout: 600_000,
  hookTimeout: 600_000,
});
