import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Log } from './log';

declare module 'express-serve-static-core' {
  interface Request {
    /** Identifies this request in the log and in `x-request-id`. */
    id: string;
  }
}

const SENT_ID = /^[\w.-]{1,64}$/;

/**
 * Logs one line per request: id, method, the route's pattern (an address can hold a student's ID), status, duration, account.
 * A caller's `x-request-id` is kept, so that a proxy's log and ours can be compared.
 */
export const requestLog =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const started = process.hrtime.bigint();
    const sentId = request.header('x-request-id');
    request.id = sentId !== undefined && SENT_ID.test(sentId) ? sentId : randomUUID();
    response.setHeader('x-request-id', request.id);
    response.once('close', () => {
      const route = (request.route as { path?: unknown } | undefined)?.path;
      log.info({
        requestId: request.id,
        method: request.method,
        route: typeof route === 'string' ? route : 'file or unknown',
        status: response.statusCode,
        ms: Math.round(Number(process.hrtime.bigint() - started) / 1e6),
        ...(response.writableFinished ? {} : { aborted: true }),
        ...(request.user ? { account: request.user.id } : {}),
      });
    });
    next();
  };
