import type { ApiError } from '@school/api-client';
import { useState } from 'react';

/** Somebody else has changed it since: the caller has been told, and may decide anew (D30). */
const CHANGED = 409;

/**
 * The revision that a form was opened on, and not one that came behind its back: another desk's change is first refused in
 * words; whoever saves again does so over what stands there now.
 * @param now the last revision that was read
 */
export function usePinnedRevision(now: number) {
  const [opened, setOpened] = useState<number | undefined>(now);
  return {
    revision: opened ?? now,
    /** Takes the refusal of a save, if there was one, and hands it on. */
    refusedBy: (refusal: ApiError | undefined): ApiError | undefined => {
      if (refusal?.status === CHANGED) setOpened(undefined);
      return refusal;
    },
  };
}
