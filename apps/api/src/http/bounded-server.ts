import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import { isOwnPc, networkOf } from '../common/network-of';

/** How long a connection may take to say what it wants, and how often that is looked at, in milliseconds: both together 20 s. */
const HEADERS_TIMEOUT = 15_000;
const LOOKED_AT_EVERY = 5_000;

/**
 * How long a whole call may be on its way, in milliseconds: a ZIP of 200 MB takes half an hour on a line of 1 Mbit/s. What holds a
 * connection open for less is told by its pace.
 */
const REQUEST_TIMEOUT = 60 * 60_000;

/** How fast a body has to come. Times in milliseconds. */
export interface Pace {
  /** For so long it may come as it likes. */
  readonly grace: number;
  /** Bytes a second since the call began: a fraction of what the slowest line of a phone carries. */
  readonly least: number;
  /** So long the rest of one may come after its call was answered, as a refused upload is before it is here. */
  readonly rest: number;
  readonly lookedAtEvery: number;
}

const PACE: Pace = { grace: 20_000, least: 2 * 1024, rest: 60_000, lookedAtEvery: LOOKED_AT_EVERY };

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

/** A body that is on its way. */
interface Coming {
  readonly begun: number;
  /** Bytes that its connection had carried before. */
  readonly before: number;
  answered?: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Closes connections whose bodies trickle: one that sends a byte a second would hold its place for as long as it likes. */
export function boundBodies(server: Server, { grace, least, rest, lookedAtEvery }: Pace = PACE): void {
  const coming = new Map<IncomingMessage, Coming>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const body: Coming = { begun: Date.now(), before: request.socket.bytesRead };
    coming.set(request, body);
    response.once('finish', () => (body.answered = Date.now()));
  });
  const isTooSlow = (request: IncomingMessage, { begun, before, answered }: Coming): boolean => {
    const now = Date.now();
    if (answered !== undefined && now - answered > rest) return true;
    // What is here and not read yet is no fault of who sends it.
    if (now - begun <= grace || request.readableLength > 0) return false;
    return request.socket.bytesRead - before < (least * (now - begun)) / 1000;
  };
  const look = setInterval(() => {
    for (const [request, body] of coming) {
      if (request.complete || request.socket.destroyed) coming.delete(request);
      else if (isTooSlow(request, body)) request.socket.destroy();
    }
  }, lookedAtEvery).unref();
  server.once('close', () => clearInterval(look));
}

/** Express on a server that nobody can clog with connections that say nothing, or next to nothing. */
export class BoundedServer extends ExpressAdapter {
  /** @param isBehindProxy then all calls come from one address, and the proxy bounds them */
  constructor(private readonly isBehindProxy: boolean) {
    super();
  }

  override initHttpServer(): void {
    const server = createServer(
      {
        headersTimeout: HEADERS_TIMEOUT,
        requestTimeout: REQUEST_TIMEOUT,
        connectionsCheckingInterval: LOOKED_AT_EVERY,
      },
      this.getInstance<RequestListener>(),
    );
    boundConnections(server, this.isBehindProxy ? { ...BOUNDS, mostOfNetwork: BOUNDS.most } : BOUNDS);
    boundBodies(server);
    this.setHttpServer(server);
  }
}
