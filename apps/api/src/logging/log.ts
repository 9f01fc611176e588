import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** The injection token of the structured log. */
export const LOG = Symbol('log');

/** The most bytes of lines that wait while the disk is full. */
const WAITING = 1024 * 1024;

/** Standard output. A line that cannot be written, as on a full disk, is lost, and the program goes on. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, maxLength: WAITING });
  output.on('error', () => undefined);
  return output;
}

/** The structured log, to standard output or a test's stream: one JSON line per event; no bodies, headers or personal data. */
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

/** Name, code and stack of an error; other fields are left out, as driver errors carry the query in them (D39). */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  // A duplicate key error quotes the key, which can be personal data.
  const text = code === 11000 ? error.name : (error.stack ?? error.name);
  return { name: error.name, ...(code === undefined ? {} : { code }), stack: text };
}
