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
  const refuseLater = () => {
    const calls = [...running.keys()];
    setTimeout(() => refuse(calls), PATIENCE).unref();
  };
  let heard: unknown;
  const listen = () => {
    const client = connection.getClient();
    if (client !== heard) client.on('connectionPoolCleared', refuseLater);
    heard = client;
  };
  // One that is not open yet writes the OpenAPI document and has no client.
  if (connection.readyState === mongoose.ConnectionStates.connected) listen();
  // Made anew, the connection has a new client; what ran on the old one is lost.
  connection.on('close', refuseLater).on('open', listen);
  return (_: Request, response: Response, next: NextFunction): void => {
    running.set(response, next);
    response.once('close', () => running.delete(response));
    next();
  };
}
