import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this number exists. One that ended but was not yet collected by its parent does not count. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux' && ['Z', 'X'].includes(processFields(pid)?.[0] ?? '')) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Linux's details about a process, from its state on; `undefined` where there are none. */
function processFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name in brackets may contain spaces; the fields after it are counted.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/**
 * Without special rights Windows does not tell when another account's process was started, but does tell its program: after a
 * power cut the number may belong to a service, which is not the office.
 */
const startOnWindows = (pid: number): string =>
  `$p = Get-Process -Id ${pid}; if ($p.StartTime) { $p.StartTime.Ticks } elseif ($p.ProcessName -ne 'node') { $p.ProcessName }`;

/** The start time of a process, in a form that differs for a later process with the same number. */
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
