// `npm test -- "known holes"`: fails if an installed package has a serious known hole; says so if the registry does not answer.
import { spawnSync } from 'node:child_process';
import { NOT_ASKED } from './lib/reports.mjs';
import { root } from './lib/workspace.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
});

/** The registry's answer, or undefined if it could not be asked. */
function answer() {
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}

const found = answer();
if (found === undefined) {
  console.log('Not checked: no package registry answered.');
  process.exit(NOT_ASKED);
}
const { critical = 0, high = 0, moderate = 0, low = 0 } = found;
console.log(
  `Known holes in what is installed: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`,
);
if (critical + high > 0) console.log('npm audit --omit=dev names them.');
process.exit(critical + high > 0 ? 1 : 0);
