interface DriverError {
  readonly code?: unknown;
  readonly keyPattern?: object;
}

/** The index named in an error's text (`bookName_1_...`): for an insert of several documents the driver keeps only the text. */
const namedIndex = (message: string): string | undefined => / index: (.+?)_-?1/.exec(message)?.[1];

/** The first path of the unique index that refused a write, if one did. */
export function duplicateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, keyPattern } = error as DriverError;
  if (code !== 11000) return undefined;
  return Object.keys(keyPattern ?? {})[0] ?? namedIndex(error.message) ?? '';
}

/** Whether a write was refused because a unique index already holds the value. */
export const isDuplicateKey = (error: unknown): boolean => duplicateOf(error) !== undefined;

/** Does a write, unless a unique index already holds its value. @returns whether it was done */
export async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
