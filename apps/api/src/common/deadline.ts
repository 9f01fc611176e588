import type { NextFunction, Request, Response } from 'express';
import { Problem } from './problem';

/** How long the office may think about a call, in milliseconds. */
const LONGEST_THOUGHT = 10_000;

/**
 * Refuses a call that gets no answer: when the database dies while a call is being sent to it, the driver can wait for
 * ever for a connection that is closed. The time begins anew with every byte that comes in.
 */
export function deadline(request: Request, response: Response, next: NextFunction): void {
  response.setTimeout(LONGEST_THOUGHT, () => {
    if (request.complete && !response.headersSent)
      next(new Problem(503, 'noDatabase', { retryAfterSeconds: 1 }));
  });
  next();
}
