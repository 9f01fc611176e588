import type { Socket } from 'node:net';
import { beginStep } from '../effort';
import { CommandError } from '../errors';
import { errorReply, type Executor } from './executor';
import { Account, type Holdings } from './holdings';
import { headerSize, messageLength, readCommand, writeReply } from './wire';

const halfMessageTime = 30_000;

const unreadTime = 60_000;

/**
 * Serves one client: one message at a time, with answers in the order of the messages. While a message is worked on, no more than
 * one chunk is read ahead, and no further answer is made before the last one has gone out, so a client cannot fill the memory.
 */
export function serveConnection(socket: Socket, id: number, executor: Executor, holdings: Holdings): void {
  let chunks: Buffer[] = [];
  let size = 0;
  /** The number of bytes to wait for: a header, or the whole message once its header has come. */
  let bytesNeeded = headerSize;
  let timer: NodeJS.Timeout | undefined;

  const giveUpAfter = (time: number) => setTimeout(() => socket.destroy(), time).unref();
  const clearTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const takeMessage = (): Buffer | undefined => {
    while (size >= bytesNeeded) {
      const bytes = Buffer.concat(chunks);
      const length = messageLength(bytes);
      // The rest is copied: a slice would keep all the bytes in memory while the client is idle.
      chunks = [size < length ? bytes : Buffer.from(bytes.subarray(length))];
      bytesNeeded = size < length ? length : headerSize;
      if (size < length) continue;
      size -= length;
      return bytes.subarray(0, length);
    }
    return undefined;
  };

  const answerMessages = async (): Promise<void> => {
    socket.pause();
    for (let message = takeMessage(); message && socket.writable; message = takeMessage()) {
      clearTimer();
      const reply = await replyTo(message, id, executor, account);
      account.release();
      holdings.add(socket, reply.length - message.length);
      timer = giveUpAfter(unreadTime);
      await new Promise((resolve) => socket.write(reply, resolve));
      clearTimer();
      holdings.add(socket, -reply.length);
    }
    if (size > 0 && socket.writable) timer ??= giveUpAfter(halfMessageTime);
    socket.resume();
  };

  holdings.open(socket);
  const account = new Account(holdings, socket);
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    holdings.add(socket, chunk.length);
    // After an error it is unknown where this client's next message would begin.
    answerMessages().catch(() => socket.destroy());
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    clearTimer();
    holdings.close(socket);
  });
}

async function replyTo(message: Buffer, id: number, executor: Executor, account: Account): Promise<Buffer> {
  try {
    const reply = await executor.run(readCommand(message), id, account);
    beginStep();
    return writeReply(message, reply);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return writeReply(message, errorReply(error));
  }
}
