import { unlessTaken } from './duplicate-key';

/**
 * Inserts a document that has no revision yet, or changes one that still has the revision that was read.
 * @returns false when another desk was faster
 */
export const writeOverRevision = async (
  revision: number,
  insert: () => Promise<unknown>,
  update: () => Promise<{ readonly matchedCount: number }>,
): Promise<boolean> => (revision > 0 ? (await update()).matchedCount === 1 : unlessTaken(insert));
