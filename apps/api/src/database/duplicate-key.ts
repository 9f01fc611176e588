/** Whether a write was refused because a unique index already holds the value. @param path only the index of this path */
export function isDuplicateKey(error: unknown, path?: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, keyPattern = {} } = error as { code?: unknown; keyPattern?: object };
  return code === 11000 && (path === undefined || path in keyPattern);
}
