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

/** Counts a print. The first is the original, once. @param key of the print */
export async function countPrint(
  papers: Papers,
  which: object,
  key: string,
): Promise<{ readonly isOriginal: boolean }> {
  const taken = await papers.updateOne(
    { ...which, original: { $exists: false }, 'givenBack.key': { $ne: key } },
    { $set: { original: key }, $inc: { prints: 1 } },
  );
  return taken.matchedCount === 1 ? { isOriginal: true } : countMarked(papers, which);
}

/** Counts a print that says DUPLICATE. */
export async function countMarked(papers: Papers, which: object): Promise<{ readonly isOriginal: boolean }> {
  await papers.updateOne(which, { $inc: { prints: 1 } });
  return { isOriginal: false };
}

/** Gives the original back to be printed once more, once. @returns whether it was this print's to give */
export async function giveBackPrint(
  papers: Papers,
  which: object,
  { key, by, at }: { readonly key: string; readonly by: string; readonly at: Date },
  line: object,
): Promise<boolean> {
  const result = await papers.updateOne(
    { ...which, original: key, givenBack: { $exists: false } },
    { $unset: { original: 1 }, $set: { givenBack: { at, by, key } }, $push: { unaudited: line } },
  );
  return result.matchedCount === 1;
}
