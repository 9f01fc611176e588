import { useState } from 'react';
import { isOutdated, type Outcome } from '../../api/use-change';

interface Revised {
  readonly id: string;
  readonly revision: number;
}

/**
 * @param opened what a form was opened on; left out for what is new
 * @param read the rows that were read last, it among them as long as it is there
 * @returns the last revision of it that was read; 0 of what is new
 */
export const lastRevisionOf = (opened: Revised | undefined, read: readonly Revised[]): number =>
  (read.find(({ id }) => id === opened?.id) ?? opened)?.revision ?? 0;

/** Sends with the revision that was seen. */
export type Pinned = ReturnType<typeof usePinnedRevision>;

/**
 * Sends what a form says with the revision that it was opened on, and not one that came behind its back: another desk's change
 * is first refused in words; whoever saves again does so over what stands there now.
 * @param now the last revision that was read @param own that of what the form itself has stored since it was opened
 */
export function usePinnedRevision(now: number, own = 0) {
  const [opened, setOpened] = useState<number | undefined>(now);
  return <Says, Value>(save: (says: Says, revision: number) => Promise<Outcome<Value>>) =>
    async (says: Says): Promise<Outcome<Value>> => {
      const outcome = await save(says, opened === undefined ? now : Math.max(opened, own));
      if (!outcome.ok && isOutdated(outcome.error)) setOpened(undefined);
      return outcome;
    };
}
