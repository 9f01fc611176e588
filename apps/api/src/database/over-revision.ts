import { unlessTaken } from './duplicate-key';

/**
 * Inserts what has no revision yet, and changes what still has the one that was read.
 * @returns whether no other desk was faster
 */
export const writeOverRevision = async (
  revision: number,
  insert: () => Promise<unknown>,
  update: () => Promise<{ readonly matchedCount: number }>,
): Promise<boolean> => (revision > 0 ? (await update()).matchedCount === 1 : unlessTaken(insert));
