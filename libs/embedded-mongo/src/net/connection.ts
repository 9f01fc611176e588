import type { Socket } from 'node:net';
import type { Doc } from '../bson/values';
import { CommandError } from '../errors';
import { errorReply } from './executor';
import type { Holdings } from './holdings';
import { headerSize, messageLength, ProtocolError, readRequest, requestId, writeReply } from './wire';

export type Answer = (command: Doc, connectionId: number) => Promise<Doc>;

/** A message that does not come to its end is given up after this time. */
const halfMessageTime = 30_000;

/** An answer that its client does not read is given up after this time. */
const unreadTime = 60_000;

/**
 * Serves one client: a message at a time, answers in the order of the messages.
 * While a message is worked on, no more than one chunk is read ahead, and no further answer is made before the last
 * one has gone out, so a client cannot fill the memory.
 */
export function serveConnection(socket: Socket, id: number, answer: Answer, holdings: Holdings): void {
  const holding = holdings.open(() => socket.destroy());
  const chunks: Buffer[] = [];
  let size = 0;
  let busy = false;
  let timer: NodeJS.Timeout | undefined;

  const join = (length: number): Buffer => {
    if ((chunks[0]?.length ?? 0) < length) chunks.splice(0, chunks.length, Buffer.concat(chunks));
    return chunks[0] ?? Buffer.alloc(0);
  };

  const takeMessage = (): Buffer | undefined => {
    if (size < headerSize) return undefined;
    const length = messageLength(join(headerSize));
    if (size < length) return undefined;
    const bytes = join(length);
    chunks[0] = bytes.subarray(length);
    size -= length;
    return bytes.subarray(0, length);
  };

  const work = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    socket.pause();
    try {
      for (let message = takeMessage(); message; message = takeMessage()) {
        clearTimer();
        const reply = await replyTo(message, id, answer);
        holding.add((reply?.length ?? 0) - message.length);
        if (reply && !socket.write(reply)) await drained(socket);
        holding.add(-(reply?.length ?? 0));
        if (!socket.writable) break;
      }
    } catch {
      // Nobody knows where the next message of this client would begin.
      socket.destroy();
    }
    busy = false;
    if (size > 0) timer ??= setTimeout(() => socket.destroy(), halfMessageTime).unref();
    else clearTimer();
    socket.resume();
  };

  const clearTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    holding.add(chunk.length);
    void work();
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearTimer();
    holding.end();
  });
}

async function replyTo(message: Buffer, id: number, answer: Answer): Promise<Buffer | undefined> {
  try {
    const request = readRequest(message);
    const reply = await answer(request.command, id);
    return request.silent ? undefined : writeReply(request, reply);
  } catch (error) {
    if (error instanceof ProtocolError || !(error instanceof CommandError)) throw error;
    return writeReply({ id: requestId(message), kind: 'message' }, errorReply(error));
  }
}

const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => socket.destroy(), unreadTime).unref();
    const done = () => {
      clearTimeout(timer);
      socket.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    if (socket.destroyed) {
      done();
      return;
    }
    socket.once('drain', done);
    socket.once('close', done);
  });
