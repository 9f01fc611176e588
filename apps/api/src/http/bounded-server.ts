import { createServer, type RequestListener } from 'node:http';
import type { Server, Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import { isOwnPc, networkOf } from '../common/network-of';

/** How long a connection may take to say what it wants, and how often that is looked at, in milliseconds: both together 20 s. */
const HEADERS_TIMEOUT = 15_000;
const LOOKED_AT_EVERY = 5_000;

export interface Bounds {
  /** Connections that are open at once. A desk opens six, a parent's phone as many for a moment. */
  readonly most: number;
  /** Those of one network; a stranger in the building takes no more, so the desks have theirs. */
  readonly mostOfNetwork: number;
}

const BOUNDS: Bounds = { most: 2_000, mostOfNetwork: 200 };

/**
 * Closes what is more than the bounds as it comes. The office's own PC may open as many as it wants: whoever works there
 * needs no connection to stop the office, and a proxy in front, which has bounds of its own, calls from there.
 *
 * @param placeOf the address of a connection
 */
export function boundConnections(
  server: Server,
  { most, mostOfNetwork }: Bounds,
  placeOf = (socket: Socket) => socket.remoteAddress ?? '',
): void {
  server.maxConnections = most;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = placeOf(socket);
    if (isOwnPc(address)) return;
    const network = networkOf(address);
    const before = open.get(network) ?? 0;
    open.set(network, before + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    if (before >= mostOfNetwork) socket.destroy();
  });
}

/** Express on a server that nobody can clog with connections that say nothing. */
export class BoundedServer extends ExpressAdapter {
  /** @param isBehindProxy then all calls come from one address, and the proxy bounds them */
  constructor(private readonly isBehindProxy: boolean) {
    super();
  }

  override initHttpServer(): void {
    const server = createServer(
      { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: LOOKED_AT_EVERY },
      this.getInstance<RequestListener>(),
    );
    boundConnections(server, this.isBehindProxy ? { ...BOUNDS, mostOfNetwork: BOUNDS.most } : BOUNDS);
    this.setHttpServer(server);
  }
}
