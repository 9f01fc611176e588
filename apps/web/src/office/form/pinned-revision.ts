import { useState } from 'react';
import { isOutdated, type Outcome } from '../../api/use-change';

interface Revised {
  readonly id: string;
  readonly revision: number;
}

/**
 * @param opened the row that a form was opened on; left out for a new one
 * @param read the rows that were read last, with this row among them unless it was removed
 * @returns the last revision of the row that was read; 0 for a new one
 */
export const lastRevisionOf = (opened: Revised | undefined, read: readonly Revised[]): number =>
  (read.find(({ id }) => id === opened?.id) ?? opened)?.revision ?? 0;

/** Wraps a call so that it is sent with the revision that was seen. */
export type Pinned = ReturnType<typeof usePinnedRevision>;

/**
 * Sends a form's values with the revision that it was opened on, not with one that was read since. So another desk's change is
 * first refused in words; saving again then overwrites the row as it is now.
 * @param revisionNow the last revision that was read
 * @param ownRevision the revision that the form itself has stored since it was opened
 */
export function usePinnedRevision(revisionNow: number, ownRevision = 0) {
  const [openedRevision, setOpenedRevision] = useState<number | undefined>(revisionNow);
  return <Request, Value>(save: (request: Request, revision: number) => Promise<Outcome<Value>>) =>
    async (request: Request): Promise<Outcome<Value>> => {
      const outcome = await save(
        request,
        openedRevision === undefined ? revisionNow : Math.max(openedRevision, ownRevision),
      );
      if (!outcome.ok && isOutdated(outcome.error)) setOpenedRevision(undefined);
      return outcome;
    };
}
