import { useState } from 'react';
import { isOutdated, type Outcome } from '../../api/use-change';

/**
 * The edits on a page over the stored value, until they are saved or undone. They are sent with the revision seen at the first
 * edit, so another desk's change is first refused in words; saving again then overwrites the value as it is now (D30).
 * @param stored the value read last @param now its revision
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
          // Edits made during the sending stay.
          const isStored = outcome.ok && last?.value === edited?.value;
          return last && !isStored ? { ...last, seen: undefined } : undefined;
        });
      return outcome;
    },
  };
}
