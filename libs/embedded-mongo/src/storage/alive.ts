import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether there is a process of this number. One that ended and was not collected by its parent is none. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux' && ['Z', 'X'].includes(processFields(pid)?.[0] ?? '')) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What Linux says of a process, from its state on; `undefined` where it says nothing. */
function processFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name in brackets may hold spaces; the fields after it are counted.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/**
 * Windows tells nobody without rights when a process of another account was started, but what program it is: after a power cut
 * the number may be that of a service, and that is not ours.
 */
const startOnWindows = (pid: number): string =>
  `$p = Get-Process -Id ${pid}; if ($p.StartTime) { $p.StartTime.Ticks } elseif ($p.ProcessName -ne 'node') { $p.ProcessName }`;

/** When a process was started, in a form that differs for a later process of the same number. */
export function processStart(pid: number): string | undefined {
  const run = (program: string, ...args: string[]): string | undefined =>
    execFileSync(program, args, { encoding: 'utf8', timeout: 5000 }).trim() || undefined;
  try {
    if (process.platform === 'win32') return run('powershell', '-NoProfile', '-Command', startOnWindows(pid));
    if (process.platform !== 'linux') return run('ps', '-o', 'lstart=', '-p', String(pid));
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const start = processFields(pid)?.[19];
    return start && `${boot}:${start}`;
  } catch {
    return undefined;
  }
}
