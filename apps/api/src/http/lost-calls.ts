import type { NextFunction, Request, Response } from 'express';
import mongoose, { type Connection } from 'mongoose';
import { MINUTE } from '@school/domain';
import { isLongCall } from '../common/long-calls';
import { Problem } from '../common/problem';

/** How long a call may still take once the driver has given up its connections to the database, in milliseconds. */
const REFUSED_AFTER = 5_000;

/** How long a call may take once it has arrived, in milliseconds: a person waits half a minute at most. */
const LONGEST = 25_000;

/** The limit for a call that is known to take long, in milliseconds: ten thousand pictures on an old PC. */
const LONGEST_OF_LONG = 15 * MINUTE;

/** A larger body, as of a picture, may take long to arrive, so its time counts from its end. In bytes. */
const SMALL_BODY = 64 * 1024;

const isLongOnItsWay = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY;

/**
 * Refuses calls that were running when the database went away and have had no answer since: the driver can wait forever on a
 * connection that closed while it was sending. When the call is sent again, the restarted database answers.
 *
 * A call whose database queries are answered, but late, as by a busy disk, is refused too. Its work goes on, so as after a lost
 * connection nobody knows what is stored, and a payment is sent again with its key (D31).
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
    setTimeout(() => refuse(calls), REFUSED_AFTER).unref();
  };
  let listenedClient: unknown;
  const listen = () => {
    const client = connection.getClient();
    if (client !== listenedClient) client.on('connectionPoolCleared', refuseLater);
    listenedClient = client;
  };
  // A connection that is not open only serves to write the OpenAPI document, and has no client.
  if (connection.readyState === mongoose.ConnectionStates.connected) listen();
  // A reopened connection has a new client; calls that ran on the old one are lost.
  connection.on('close', refuseLater).on('open', listen);
  return (request: Request, response: Response, next: NextFunction): void => {
    running.set(response, next);
    let timer: NodeJS.Timeout | undefined;
    const refuseAfter = (milliseconds: number) => {
      timer = setTimeout(() => refuse([response]), milliseconds);
    };
    const waitForAnswer = () => {
      // A long call is marked as such at its route, which it has reached by now: a small body arrives before.
      timer = setTimeout(() => {
        if (isLongCall(request)) refuseAfter(LONGEST_OF_LONG - LONGEST);
        else refuse([response]);
      }, LONGEST);
    };
    if (isLongOnItsWay(request)) request.once('end', waitForAnswer);
    else waitForAnswer();
    response.once('close', () => {
      clearTimeout(timer);
      running.delete(response);
    });
    next();
  };
}
