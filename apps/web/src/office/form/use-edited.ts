import { useState } from 'react';
import { isOutdated, type Outcome } from '../../api/use-change';

/**
 * What is edited on a page over what is stored, until it is saved or undone. It is sent with the revision that stood there at the
 * first change: another desk's is first refused in words; whoever saves again does so over what stands there then (D30).
 * @param stored what was read last @param now its revision
 */
export function useEdited<Value>(stored: Value, now: number) {
  const [edited, setEdited] = useState<{ readonly value: Value; readonly seen: number | undefined }>();
  return {
    value: edited ? edited.value : stored,
    isEdited: edited !== undefined,
    edit: (value: Value) => setEdited({ value, seen: edited ? edited.seen : now }),
    undo: () => setEdited(undefined),
    save: async <Stored>(
      send: (value: Value, revision: number) => Promise<Outcome<Stored>>,
    ): Promise<Outcome<Stored>> => {
      const outcome = await send(edited ? edited.value : stored, edited?.seen ?? now);
      if (outcome.ok || isOutdated(outcome.error))
        setEdited((last) => {
          // What is edited while it is sent stays.
          const isStored = outcome.ok && last?.value === edited?.value;
          return last && !isStored ? { ...last, seen: undefined } : undefined;
        });
      return outcome;
    },
  };
}
