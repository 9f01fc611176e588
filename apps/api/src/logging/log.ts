import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Where the structured log is injected from. */
export const LOG = Symbol('log');

/** So many bytes of lines wait for a disk that is full, and no more. */
const WAITING = 1024 * 1024;

/** Standard output. A line that cannot be written, as on a full disk, is lost; it ends no program. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, maxLength: WAITING });
  output.on('error', () => undefined);
  return output;
}

/** The structured log, on standard output unless a test reads it: one JSON line an event, no bodies, no headers, no personal data. */
export const makeLog = (level: string, to: DestinationStream = standardOutput()): Log =>
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
