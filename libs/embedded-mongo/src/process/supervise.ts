import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderInUseError, StoreNotWholeError } from '../errors';
import { textOf } from '../storage/disk-faults';
import type { ServerSettings } from './messages';
import { type Ending, run, type Run, SilentEndError } from './run';

export type DatabaseEvent =
  | { kind: 'ended'; pid: number; reason: string }
  | { kind: 'started again'; pid: number; afterMs: number }
  /** The database stays down until the program is started again. */
  | { kind: 'given up'; reason: string };

export function sentenceOf(event: DatabaseEvent): string {
  if (event.kind === 'ended')
    return `The process ${event.pid} of the database ended (${event.reason}); another one is started.`;
  if (event.kind === 'started again')
    return `The database runs again as process ${event.pid}, after ${event.afterMs} ms.`;
  const fullStop = /[.!?]$/.test(event.reason) ? '' : '.';
  return `The database cannot be started again: ${event.reason}${fullStop} Start the program again when that is mended.`;
}

export type Report = (event: DatabaseEvent) => void;

/** A process that served for less than this, in milliseconds, is followed by a longer pause each time. */
const briefly = 1000;

const longestPause = 5000;

/** After so many failed starts in a row, within some 20 seconds, the reason is one that does not go away. */
const mostFailures = 8;

/** How often the first start is tried: a process that dies without a message may have met a signal meant for another. */
const firstTries = 3;

/** The pause before a try, in milliseconds: none before the first, then longer each time. */
const pauseBefore = (tries: number) => (tries === 0 ? 0 : Math.min(longestPause, 50 * 2 ** tries));

/**
 * Runs the database in a process of its own, and in a new one whenever that ends by itself.
 *
 * @throws the errors of `run`, for the first start only; later ones are reported
 */
export async function keepRunning(settings: ServerSettings, stallSeconds: number, report: Report) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const dataDir = resolve(settings.dataDir);
  const start = (address = settings.address) => run({ dataDir, address }, stallSeconds, signal);
  let running = await startFirst(start);

  /** @returns whether the database runs again; false when it is to stop, or nothing will help */
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
      const endedAt = performance.now();
      report({ kind: 'ended', pid: running.pid, reason });
      briefRuns = served < briefly ? briefRuns + 1 : 0;
      if (!(await startAgain(briefRuns))) return;
      report({ kind: 'started again', pid: running.pid, afterMs: Math.round(performance.now() - endedAt) });
    }
  };

  const supervision = supervise();
  return {
    uri: running.uri,
    get pid() {
      return running.pid;
    },
    stop: () => {
      stopping.abort();
      return supervision;
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
