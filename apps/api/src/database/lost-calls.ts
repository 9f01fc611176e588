import type { NextFunction, Request, Response } from 'express';
import mongoose, { type Connection } from 'mongoose';
import { Problem } from '../common/problem';

/** How long a call may still take once the driver gave up its connections to the database, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Refuses calls that were running when the database went away and got no answer since: the driver can wait for ever for
 * a connection that closed while it was sending. The call that comes again finds the database that was started anew.
 */
export function refuseLostCalls(connection: Connection) {
  const running = new Map<Response, NextFunction>();
  const refuse = (calls: readonly Response[]) => {
    for (const response of calls)
      if (!response.headersSent)
        running.get(response)?.(new Problem(503, 'noDatabase', { retryAfterSeconds: 1 }));
  };
  // One that is not open yet writes the OpenAPI document and has no client.
  if (connection.readyState === mongoose.ConnectionStates.connected)
    connection.getClient().on('connectionPoolCleared', () => {
      const calls = [...running.keys()];
      setTimeout(() => refuse(calls), PATIENCE).unref();
    });
  return (_: Request, response: Response, next: NextFunction): void => {
    running.set(response, next);
    response.once('close', () => running.delete(response));
    next();
  };
}
