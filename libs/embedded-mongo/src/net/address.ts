import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A port on 127.0.0.1, or the path of a socket or of a Windows pipe. */
export type Address = number | string;

/** The longest path of a socket: systems allow 104 to 108 bytes, and one of them is for the end. */
const maxSocketPath = 100;

/** The driver takes a host for a socket when its name ends in `.sock`. */
const socketName = 'mongodb.sock';

export const socketIn = (dataDir: string): string => join(dataDir, socketName);

const temporaryFolder = join(tmpdir(), 'embedded-mongo-socket-');

export const temporarySocket = (): string => socketIn(mkdtempSync(temporaryFolder));

/** Removes a socket on which nobody listens any more, and its folder if that was made only for it. */
export function removeSocket(path: string): void {
  const hasOwnFolder = path.startsWith(temporaryFolder);
  rmSync(hasOwnFolder ? dirname(path) : path, { recursive: hasOwnFolder, force: true });
}

/**
 * The address to listen on: the wanted port or place, or else a place that only this user can reach. The data folder is private;
 * where its path is too long for a socket, a private folder for temporary files is used.
 */
export function chooseAddress(dataDir: string, preferred: Address | undefined): Address {
  if (typeof preferred === 'number') return preferred;
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 24);
    return `\\\\.\\pipe\\embedded-mongo-${name}-${socketName}`;
  }
  const path = preferred ?? socketIn(dataDir);
  if (Buffer.byteLength(path) > maxSocketPath) return temporarySocket();
  // This process owns the folder, so a socket left in it is dead.
  rmSync(path, { force: true });
  return path;
}
