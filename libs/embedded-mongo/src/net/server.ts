import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { Address } from './address';
import { type Answer, serveConnection } from './connection';
import { Holdings } from './holdings';

const maxConnections = 1000;

export interface Listener {
  /** Takes no more connections, lets the answers that are being written go out, and closes. */
  close(): Promise<void>;
  connections(): number;
}

/**
 * Listens for clients.
 *
 * @throws Error when the address is taken or cannot be used
 */
export async function listen(address: Address, answer: Answer): Promise<Listener> {
  const sockets = new Set<Socket>();
  const holdings = new Holdings();
  let lastId = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    if (sockets.size >= maxConnections) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    lastId += 1;
    serveConnection(socket, lastId, answer, holdings);
  });
  await startListening(server, address);
  return {
    connections: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          if (address.kind === 'socket') rmSync(address.path, { force: true });
          resolve();
        });
        for (const socket of sockets) socket.destroySoon();
        setTimeout(() => sockets.forEach((socket) => socket.destroy()), 1000).unref();
      }),
  };
}

function startListening(server: Server, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const done = () => {
      server.off('error', reject);
      // An error of one accepted connection must not end the others.
      server.on('error', () => undefined);
      if (address.kind === 'socket') chmodSync(address.path, 0o600);
      resolve();
    };
    if (address.kind === 'port') server.listen(address.port, '127.0.0.1', done);
    else server.listen(address.path, done);
  });
}
