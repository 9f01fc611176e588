// Points git at the repository's own hooks. A copy without git (a release archive) needs none.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('.git')) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
  } catch {
    // This machine has no git, so nothing will be committed from it.
  }
}
