import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { removeSocket, type Address } from './address';
import { serveConnection } from './connection';
import type { Executor } from './executor';
import { Holdings } from './holdings';

const maxConnections = 1000;

/** Starts to listen for clients. @throws Error when the address is taken or cannot be used */
export async function listen(address: Address, executor: Executor) {
  const sockets = new Set<Socket>();
  const holdings = new Holdings();
  let lastId = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    lastId += 1;
    serveConnection(socket, lastId, executor, holdings);
  });
  server.maxConnections = maxConnections;
  if (typeof address === 'number') server.listen(address, '127.0.0.1');
  else server.listen(address);
  await once(server, 'listening');
  // An error of one accepted connection must not end the others.
  server.on('error', () => undefined);
  const isFile = typeof address === 'string' && process.platform !== 'win32';
  if (isFile) chmodSync(address, 0o600);
  return {
    address,
    uri: `mongodb://${typeof address === 'string' ? encodeURIComponent(address) : `127.0.0.1:${address}`}`,
    /** Takes no more connections, lets the answers that are being written go out, and closes. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          if (isFile) removeSocket(address);
          resolve();
        });
        for (const socket of sockets) socket.destroySoon();
        setTimeout(() => sockets.forEach((socket) => socket.destroy()), 1000).unref();
      }),
  };
}
