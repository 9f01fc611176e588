/** Something the database must never do. */
export class Fault extends Error {
  constructor(
    message: string,
    /** The client whose documents the fault is about. */
    readonly client?: number,
    /** The document's ID, by which its operations are found in the log. */
    readonly id?: string,
  ) {
    super(message);
    this.name = 'Fault';
  }
}

/** The code of an error from the server, also of one write in a batch; undefined when the answer was lost. */
export function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined;
}

export const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
