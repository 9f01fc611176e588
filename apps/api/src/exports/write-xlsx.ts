import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inPortions } from '../common/in-portions';
import type { Sheet } from './sheet';

/** The number of rows handed over at a time, so that other calls come in between. */
const PORTION = 250;

/** Sends the rows to a thread, a portion at a time, and then the end. */
async function handOver<Row>(thread: Worker, { columns, rows }: Sheet<Row>): Promise<void> {
  for await (const portion of inPortions(rows, PORTION)) {
    thread.postMessage(portion.map((row) => columns.map(({ cell }) => cell(row))));
    await nextTurn();
  }
  thread.postMessage(undefined);
}

/**
 * A list as XLSX: text is never a formula (D69). It is made in a thread, so that no other call waits for it.
 * @param signal ends the thread, even while it waits for a row; @throws AbortError then
 */
export async function writeXlsx<Row>(sheet: Sheet<Row>, signal?: AbortSignal): Promise<Buffer> {
  signal?.throwIfAborted();
  const thread = new Worker(new URL('./workbook-thread.js', import.meta.url), {
    workerData: { heads: sheet.columns.map(({ head }) => head) },
  });
  try {
    const workbook = once(thread, 'message', { signal }) as Promise<[Uint8Array]>;
    const [[file]] = await Promise.all([workbook, handOver(thread, sheet)]);
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  } finally {
    await thread.terminate();
  }
}
