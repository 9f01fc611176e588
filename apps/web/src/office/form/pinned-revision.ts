import { useState } from 'react';
import type { Outcome } from '../../api/use-change';

/** Somebody else has changed it since: the caller has been told, and may decide anew (D30). */
const CHANGED = 409;

/**
 * Sends what a form says with the revision that it was opened on, and not one that came behind its back: another desk's change
 * is first refused in words; whoever saves again does so over what stands there now.
 * @param now the last revision that was read
 */
export function usePinnedRevision(now: number) {
  const [opened, setOpened] = useState<number | undefined>(now);
  return <Says, Value>(save: (says: Says, revision: number) => Promise<Outcome<Value>>) =>
    async (says: Says): Promise<Outcome<Value>> => {
      const outcome = await save(says, opened ?? now);
      if (!outcome.ok && outcome.error.status === CHANGED) setOpened(undefined);
      return outcome;
    };
}
