import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { accept, MINUTE, refuse, type Outcome } from '@school/domain';
import pLimit from 'p-limit';

/** The limits of a register; no school's register exceeds any of them. */
const MOST = { rows: 10_050, columns: 120, letters: 1_000, unpacked: 150_000_000, parts: 500 } as const;

/** The longest time for reading, in milliseconds; a file within the limits needs less. */
const TIMEOUT = MINUTE;

/** The memory that the thread may take, in MB; with more, the thread is ended and not the office. */
const MEMORY = 400;

// One file at a time, as with workbooks: each takes a core, and memory that the process keeps.
const inTurn = pLimit(1);

type ReadOutcome = Outcome<readonly (readonly string[])[], 'register-too-long' | 'register-unreadable'>;

interface ThreadMessage {
  readonly lines?: readonly (readonly string[])[];
  readonly refused?: 'register-too-long' | 'register-unreadable';
}

async function read(bytes: Buffer): Promise<ReadOutcome> {
  const thread = new Worker(new URL('./register-thread.js', import.meta.url), {
    workerData: { bytes, most: MOST },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  try {
    const [{ lines, refused }] = (await once(thread, 'message', {
      signal: AbortSignal.timeout(TIMEOUT),
    })) as [ThreadMessage];
    return lines ? accept(lines) : refuse(refused ?? 'register-unreadable', 'file');
  } catch {
    // It took too long or too much memory, as no real register does.
    return refuse('register-too-long', 'file');
  } finally {
    await thread.terminate();
  }
}

/**
 * The lines of a register: the first visible sheet of an XLSX file that has any lines, or a CSV file; dates as `yyyy-mm-dd`. It
 * is read in a thread with limits of its own, so that no other call waits for it, and no file can take the office's memory.
 */
export const readRegister = (bytes: Buffer): Promise<ReadOutcome> => inTurn(() => read(bytes));
