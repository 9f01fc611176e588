/** A paper whose prints the server counts: only the first ever is without a mark (D51). */
export interface Printed {
  /** How often it was printed, and the print that had no mark: the key of who printed it. */
  readonly prints?: number;
  readonly original?: string;
  /** When it was said that no paper came out, which gives the original back once, and by whom. */
  readonly givenBack?: { readonly at: Date; readonly by: string; readonly key?: string };
}

/** A collection of such papers, as much as counting asks of it. */
interface Papers {
  updateOne(which: object, change: object): PromiseLike<{ readonly matchedCount: number }>;
}

/** Counts a print. The first is the original, once. @param key of the print; one without says DUPLICATE */
export async function countPrint(
  papers: Papers,
  which: object,
  key: string | undefined,
): Promise<{ readonly isOriginal: boolean }> {
  if (key !== undefined) {
    const { matchedCount } = await papers.updateOne(
      { ...which, original: { $exists: false }, 'givenBack.key': { $ne: key } },
      { $set: { original: key }, $inc: { prints: 1 } },
    );
    if (matchedCount === 1) return { isOriginal: true };
  }
  await papers.updateOne(which, { $inc: { prints: 1 } });
  return { isOriginal: false };
}

/** A print of which no paper came out. */
export interface FailedPrint {
  readonly key: string;
  readonly by: string;
  readonly at: Date;
}

/** Gives the original back to be printed once more, once: whose it still is, and what is changed. */
export const givenBack = ({ key, by, at }: FailedPrint) => ({
  still: { original: key, givenBack: { $exists: false } },
  change: { $unset: { original: 1 }, $set: { givenBack: { at, by, key } } } as const,
});
