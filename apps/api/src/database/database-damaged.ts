/** What says that stored data is damaged: MongoDB's DataCorruptionDetected of a read, and the built-in store's refusal to start. */
const DAMAGED: readonly unknown[] = [301, 'STORE_NOT_WHOLE'];

/** Whether an error says that stored data is damaged. */
export function isDatabaseDamaged(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DAMAGED.includes(error.code);
}
