import type { NextFunction, Request, Response } from 'express';
import mongoose, { type Connection } from 'mongoose';
import { isLongCall } from '../common/long-calls';
import { Problem } from '../common/problem';

/** How long a call may still take once the driver gave up its connections to the database, in milliseconds. */
const PATIENCE = 5_000;

/** How long a call may take once it is here, in milliseconds: a person waits for half a minute at most. */
const LONGEST = 25_000;

/** The same of one of which that is known: ten thousand pictures on an old PC. */
const LONGEST_OF_LONG = 15 * 60_000;

/** A body of more bytes, as of a picture, may be long on its way: its call is here when that has been read. */
const SMALL_BODY = 64 * 1024;

const isLongOnItsWay = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY;

/**
 * Refuses calls that were running when the database went away and got no answer since: the driver can wait for ever for
 * a connection that closed while it was sending. The call that comes again finds the database that was started anew.
 *
 * A call whose questions are all answered, and all late, as by a disk that others keep busy, is refused too. What it has begun
 * goes on: as after a lost connection nobody knows what is stored, and a payment is asked for again with its key (D31).
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
  return (request: Request, response: Response, next: NextFunction): void => {
    running.set(response, next);
    let late: NodeJS.Timeout | undefined;
    const refuseAfter = (milliseconds: number) => {
      late = setTimeout(() => refuse([response]), milliseconds);
    };
    const waitForAnswer = () => {
      // What takes long says so once it is at its route, which a small body is here before.
      late = setTimeout(() => {
        if (isLongCall(request)) refuseAfter(LONGEST_OF_LONG - LONGEST);
        else refuse([response]);
      }, LONGEST);
    };
    if (isLongOnItsWay(request)) request.once('end', waitForAnswer);
    else waitForAnswer();
    response.once('close', () => {
      clearTimeout(late);
      running.delete(response);
    });
    next();
  };
}
