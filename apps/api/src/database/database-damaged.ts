/** The codes for damaged data: MongoDB's DataCorruptionDetected of a read, and the built-in store's refusal to start. */
const DAMAGED: readonly unknown[] = [301, 'STORE_NOT_WHOLE'];

/** Whether an error says that stored data is damaged. */
export const isDatabaseDamaged = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DAMAGED.includes(error.code);
