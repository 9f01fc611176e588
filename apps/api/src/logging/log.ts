import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Where the structured log is injected from. */
export const LOG = Symbol('log');

/** The structured log, on standard output unless a test reads it: one JSON line an event, no bodies, no headers, no personal data. */
export const makeLog = (
  level: string,
  to: DestinationStream = pino.destination({ fd: 1, sync: true }),
): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    to,
  );

/** Name, code and stack of an error: driver errors carry the query in other fields, and that stays out (D39). */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  // A duplicate key error quotes the key, which can be a person's.
  const text = code === 11000 ? error.name : (error.stack ?? error.name);
  return { name: error.name, ...(code === undefined ? {} : { code }), stack: text };
}
