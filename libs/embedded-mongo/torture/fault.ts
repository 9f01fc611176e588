/** The database did what it must not do. */
export class Fault extends Error {
  constructor(
    message: string,
    /** Whose documents it is about. */
    readonly client?: number,
    /** Named in the operations that touched it. */
    readonly id?: string,
  ) {
    super(message);
    this.name = 'Fault';
  }
}

/** The code of an error that the server answered, also of a write in a batch; none when the answer was lost. */
export function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : undefined;
}

export const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
