import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Cell, Sheet } from './sheet';

/** So many rows are handed over at a time; other calls come in between. */
const PORTION = 250;

/** A list as XLSX: text is never a formula (D69). It is made in a thread, so that no other call waits for it. */
export async function writeXlsx<Row>({ columns, rows }: Sheet<Row>): Promise<Buffer> {
  const thread = new Worker(new URL('./workbook-thread.js', import.meta.url), {
    workerData: { heads: columns.map(({ head }) => head) },
  });
  try {
    const made = once(thread, 'message');
    // A thread that fails while rows are still read is heard of below.
    made.catch(() => undefined);
    let portion: (Cell | undefined)[][] = [];
    for await (const row of rows) {
      portion.push(columns.map(({ cell }) => cell(row)));
      if (portion.length < PORTION) continue;
      thread.postMessage(portion);
      portion = [];
      await nextTurn();
    }
    thread.postMessage(portion);
    thread.postMessage(undefined);
    const [file] = (await made) as [Uint8Array];
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  } finally {
    await thread.terminate();
  }
}
