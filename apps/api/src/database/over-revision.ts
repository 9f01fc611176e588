import { unlessTaken } from './duplicate-key';

/**
 * Inserts what has no revision yet, and changes what still has the one that was read.
 * @returns whether no other desk was faster
 */
export async function writeOverRevision(
  revision: number,
  insert: () => Promise<unknown>,
  update: () => Promise<{ readonly matchedCount: number }>,
): Promise<boolean> {
  return revision > 0 ? (await update()).matchedCount === 1 : unlessTaken(insert);
}
