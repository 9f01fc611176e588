interface Refused {
  readonly code?: unknown;
  readonly keyPattern?: object;
}

/** Of an insert of several documents the driver keeps the sentence alone, in which the index has its name: `bookName_1_...`. */
const namedIndex = (message: string): string | undefined => / index: (.+?)_-?1/.exec(message)?.[1];

/** The first path of the unique index that already holds a value, where that is why a write was refused. */
export function duplicateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, keyPattern } = error as Refused;
  if (code !== 11000) return undefined;
  return Object.keys(keyPattern ?? {})[0] ?? namedIndex(error.message) ?? '';
}

/** Whether a write was refused because a unique index already holds the value. */
export const isDuplicateKey = (error: unknown): boolean => duplicateOf(error) !== undefined;

/** Does a write, unless a unique index already holds its value. @returns whether it is done */
export async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
