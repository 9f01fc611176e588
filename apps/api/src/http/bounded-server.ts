import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import { HOUR, MINUTE } from '@school/domain';
import { isOwnPc, networkOf } from '../common/network-of';

/** The most time for a connection's headers, and how often that is checked, in milliseconds: 20 s together. */
const HEADERS_TIMEOUT = 15_000;
const LOOKED_AT_EVERY = 5_000;

/**
 * The longest time for a whole request to arrive, in milliseconds: a ZIP of 200 MB takes half an hour on a line of 1 Mbit/s. A
 * client that only holds a connection open is recognised sooner by its pace.
 */
const REQUEST_TIMEOUT = HOUR;

/** The minimum speed of a request body. Times in milliseconds. */
export interface Pace {
  /** The time at the start in which any speed is allowed. */
  readonly grace: number;
  /** The least bytes per second since the call began: a fraction of what the slowest phone line carries. */
  readonly least: number;
  /** The time for the rest of a body after its call was answered, as a refused upload is before all of it has arrived. */
  readonly rest: number;
  readonly lookedAtEvery: number;
}

const PACE: Pace = { grace: 20_000, least: 2 * 1024, rest: MINUTE, lookedAtEvery: LOOKED_AT_EVERY };

export interface Bounds {
  /** The most connections open at once. A desk opens six, a parent's phone as many for a moment. */
  readonly most: number;
  /** The most from one network, so that a stranger in the building leaves enough for the desks. */
  readonly mostOfNetwork: number;
}

const BOUNDS: Bounds = { most: 2_000, mostOfNetwork: 200 };

/**
 * Closes connections above the bounds as they arrive. The office's own PC may open as many as it wants: a person there
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
    const openBefore = open.get(network) ?? 0;
    open.set(network, openBefore + 1);
    socket.once('close', () => {
      const remaining = (open.get(network) ?? 1) - 1;
      if (remaining === 0) open.delete(network);
      else open.set(network, remaining);
    });
    if (openBefore >= mostOfNetwork) socket.destroy();
  });
}

/** A request body that is still arriving. */
interface ArrivingBody {
  readonly begun: number;
  /** The bytes that its connection had carried before. */
  readonly before: number;
  answered?: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Closes connections whose bodies trickle: a client that sends a byte a second would hold its place indefinitely. */
export function boundBodies(server: Server, { grace, least, rest, lookedAtEvery }: Pace = PACE): void {
  const arriving = new Map<IncomingMessage, ArrivingBody>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const body: ArrivingBody = { begun: Date.now(), before: request.socket.bytesRead };
    arriving.set(request, body);
    response.once('finish', () => (body.answered = Date.now()));
  });
  const isTooSlow = (request: IncomingMessage, { begun, before, answered }: ArrivingBody): boolean => {
    const now = Date.now();
    if (answered !== undefined && now - answered > rest) return true;
    // Bytes that have arrived and wait to be read are not the sender's fault.
    if (now - begun <= grace || request.readableLength > 0) return false;
    return request.socket.bytesRead - before < (least * (now - begun)) / 1000;
  };
  const look = setInterval(() => {
    for (const [request, body] of arriving) {
      if (request.complete || request.socket.destroyed) arriving.delete(request);
      else if (isTooSlow(request, body)) request.socket.destroy();
    }
  }, lookedAtEvery).unref();
  server.once('close', () => clearInterval(look));
}

/** Express on a server that nobody can clog with connections that send nothing, or next to nothing. */
export class BoundedServer extends ExpressAdapter {
  /** @param isBehindProxy when true, all calls come from one address and the proxy bounds them */
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
