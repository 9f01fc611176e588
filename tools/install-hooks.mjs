// Points git at the repository's own hooks. A copy without git (a release archive) has nothing to hook.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (existsSync('.git')) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
  } catch {
    // No git on this machine: nothing will be committed from it either.
  }
}
