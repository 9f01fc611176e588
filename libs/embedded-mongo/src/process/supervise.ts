import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUseError, StoreNotWholeError } from '../errors';
import { textOf } from '../storage/disk-faults';
import type { ServerSettings } from './messages';
import { type Ending, run, type Run, SilentEndError } from './run';

export type DatabaseEvent =
  | { kind: 'ended'; pid: number; reason: string }
  | { kind: 'started again'; pid: number; afterMs: number }
  /** It stays down until the program is started again. */
  | { kind: 'given up'; reason: string };

export function sentenceOf(event: DatabaseEvent): string {
  if (event.kind === 'ended')
    return `The process ${event.pid} of the database ended (${event.reason}); another one is started.`;
  if (event.kind === 'started again')
    return `The database runs again as process ${event.pid}, after ${event.afterMs} ms.`;
  const end = /[.!?]$/.test(event.reason) ? '' : '.';
  return `The database cannot be started again: ${event.reason}${end} Start the program again when that is mended.`;
}

export type Report = (event: DatabaseEvent) => void;

/** A process that served for less than this, in milliseconds, is followed by a longer pause each time. */
const briefly = 1000;

const longestPause = 5000;

/** So many starts in a row that fail, within some 20 seconds, fail for a reason that does not heal. */
const mostFailures = 8;

/** A process that dies at the first start without a word may have met a signal that was not for it. */
const firstTries = 3;

/** None before the first try, then longer and longer ones, in milliseconds. */
const pauseBefore = (tries: number) => (tries === 0 ? 0 : Math.min(longestPause, 50 * 2 ** tries));

/**
 * Runs the database in a process of its own, and another one whenever it ends by itself.
 *
 * @throws what `run` throws, for the first start only; later ones are reported
 */
export async function keepRunning(settings: ServerSettings, stallSeconds: number, report: Report) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const dataDir = resolve(settings.dataDir);
  const start = (address = settings.address) => run({ dataDir, address }, stallSeconds, signal);
  let running = await startFirst(start);

  /** @returns whether it runs again; it does not when it is to stop, or nothing will help */
  const startAgain = async (briefRuns: number): Promise<boolean> => {
    for (let failures = 0; ;) {
      await sleep(pauseBefore(briefRuns + failures), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return false;
      try {
        running = await start(running.address);
        return true;
      } catch (error) {
        failures += 1;
        const isLasting = error instanceof DataFolderInUseError || error instanceof StoreNotWholeError;
        if (failures < mostFailures && !isLasting) continue;
        report({ kind: 'given up', reason: textOf(error) });
        return false;
      }
    }
  };

  const supervise = async (): Promise<void> => {
    for (let briefRuns = 0; ;) {
      const { reason, served, damage }: Ending = await running.ended;
      if (signal.aborted) return;
      if (damage) {
        report({ kind: 'given up', reason: new StoreNotWholeError(dataDir, damage).message });
        return;
      }
      const end = performance.now();
      report({ kind: 'ended', pid: running.pid, reason });
      briefRuns = served < briefly ? briefRuns + 1 : 0;
      if (!(await startAgain(briefRuns))) return;
      report({ kind: 'started again', pid: running.pid, afterMs: Math.round(performance.now() - end) });
    }
  };

  const over = supervise();
  return {
    uri: running.uri,
    get pid() {
      return running.pid;
    },
    stop: () => {
      stopping.abort();
      return over;
    },
  };
}

async function startFirst(start: () => Promise<Run>): Promise<Run> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof SilentEndError) || tries === firstTries) throw error;
    }
  }
}
