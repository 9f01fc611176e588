/** A paper whose prints the server counts: only the very first has no mark (D51). */
export interface Printed {
  /** The number of prints; `original` is the key of the print that had no mark. */
  readonly prints?: number;
  readonly original?: string;
  /** The report that no paper came out, which gives the original back once: when, and by whom. */
  readonly givenBack?: { readonly at: Date; readonly by: string; readonly key?: string };
}

/** The part of a collection of such papers that counting needs. */
interface Papers {
  updateOne(filter: object, change: object): PromiseLike<{ readonly matchedCount: number }>;
}

/** Counts a print. Only the first is the original. @param key of the print; one without a key says DUPLICATE */
export async function countPrint(
  papers: Papers,
  filter: object,
  key: string | undefined,
): Promise<{ readonly isOriginal: boolean }> {
  if (key !== undefined) {
    const { matchedCount } = await papers.updateOne(
      { ...filter, original: { $exists: false }, 'givenBack.key': { $ne: key } },
      { $set: { original: key }, $inc: { prints: 1 } },
    );
    if (matchedCount === 1) return { isOriginal: true };
  }
  await papers.updateOne(filter, { $inc: { prints: 1 } });
  return { isOriginal: false };
}

/** A print of which no paper came out. */
export interface FailedPrint {
  readonly key: string;
  readonly by: string;
  readonly at: Date;
}

/** Lets the original be printed once more, once: the condition on the paper, and the change of it. */
export const givenBack = ({ key, by, at }: FailedPrint) => ({
  condition: { original: key, givenBack: { $exists: false } },
  change: { $unset: { original: 1 }, $set: { givenBack: { at, by, key } } } as const,
});
