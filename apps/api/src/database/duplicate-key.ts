interface Refused {
  readonly code?: unknown;
  readonly keyPattern?: object;
  /** Of an insert of several documents, what the server said of the one that it refused. */
  readonly writeErrors?: readonly { readonly err?: { readonly keyPattern?: object } }[];
}

/** The first path of the unique index that already holds a value, where that is why a write was refused. */
export function duplicateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, keyPattern, writeErrors } = error as Refused;
  if (code !== 11000) return undefined;
  return Object.keys(keyPattern ?? writeErrors?.[0]?.err?.keyPattern ?? {})[0] ?? '';
}

/** Whether a write was refused because a unique index already holds the value. */
export const isDuplicateKey = (error: unknown): boolean => duplicateOf(error) !== undefined;
