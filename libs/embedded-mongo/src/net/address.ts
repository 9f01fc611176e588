import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A port on 127.0.0.1, or the path of a socket or of a Windows pipe. */
export type Address = number | string;

/** Systems allow 104 to 108 bytes; one is for the end. */
const maxSocketPath = 100;

/** The driver takes a host for a socket when it ends so. */
const socketName = 'mongodb.sock';

export const socketIn = (dataDir: string): string => join(dataDir, socketName);

const temporaryFolder = join(tmpdir(), 'embedded-mongo-socket-');

export const temporarySocket = (): string => socketIn(mkdtempSync(temporaryFolder));

/** Takes a socket away that nobody listens on any more, and the folder that was made for it alone. */
export function removeSocket(path: string): void {
  const isAlone = path.startsWith(temporaryFolder);
  rmSync(isAlone ? dirname(path) : path, { recursive: isAlone, force: true });
}

/**
 * Where to listen: the port or the place asked for, else a place that only this user can reach. The data folder is
 * private; where its path is too long for a socket, a private folder for temporary files serves.
 */
export function chooseAddress(dataDir: string, wanted: Address | undefined): Address {
  if (typeof wanted === 'number') return wanted;
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 24);
    return `\\\\.\\pipe\\embedded-mongo-${name}-${socketName}`;
  }
  const path = wanted ?? socketIn(dataDir);
  if (Buffer.byteLength(path) > maxSocketPath) return temporarySocket();
  // The owner of the folder is this process, so a socket left there is a dead one.
  rmSync(path, { force: true });
  return path;
}
