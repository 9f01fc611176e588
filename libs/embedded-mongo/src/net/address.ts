import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Address =
  { kind: 'port'; port: number } | { kind: 'socket'; path: string } | { kind: 'pipe'; path: string };

/** Systems allow 104 to 108 bytes; one is for the end. */
const maxSocketPath = 100;

/** The driver takes a host for a socket when it ends so. */
const suffix = '.sock';

export const socketIn = (dataDir: string): string => join(dataDir, `mongodb${suffix}`);

/**
 * Where to listen: the loopback port asked for, else a place that only this user can reach. The data folder is
 * private; where its path is too long for a socket, a private folder for temporary files serves.
 */
export function chooseAddress(dataDir: string, port: number | undefined): Address {
  if (port !== undefined) return { kind: 'port', port };
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 24);
    return { kind: 'pipe', path: `\\\\.\\pipe\\embedded-mongo-${name}${suffix}` };
  }
  const path = socketIn(dataDir);
  if (Buffer.byteLength(path) > maxSocketPath) return temporarySocket();
  // The owner of the folder is this process, so a socket left there is a dead one.
  rmSync(path, { force: true });
  return { kind: 'socket', path };
}

export function temporarySocket(): Address {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
  chmodSync(folder, 0o700);
  return { kind: 'socket', path: join(folder, `mongodb${suffix}`) };
}

/** The URI of an address, without a database name. */
export const uriOf = (address: Address): string =>
  address.kind === 'port'
    ? `mongodb://127.0.0.1:${address.port}`
    : `mongodb://${encodeURIComponent(address.path)}`;
