import { useState } from 'react';
import { isOutdated, type Outcome } from '../../api/use-change';

/**
 * The edits on a page over the stored value, until they are saved or undone. They are sent with the revision seen at the first
 * edit, so another desk's change is first refused in words; saving again then overwrites the value as it is now (D30).
 * @param stored the value read last @param revisionNow its revision
 */
export function useEdited<Value>(stored: Value, revisionNow: number) {
  const [edited, setEdited] = useState<{ readonly value: Value; readonly revision: number | undefined }>();
  return {
    value: edited ? edited.value : stored,
    isEdited: edited !== undefined,
    edit: (value: Value) => setEdited({ value, revision: edited ? edited.revision : revisionNow }),
    undo: () => setEdited(undefined),
    save: async <Stored>(
      send: (value: Value, revision: number) => Promise<Outcome<Stored>>,
    ): Promise<Outcome<Stored>> => {
      const outcome = await send(edited ? edited.value : stored, edited?.revision ?? revisionNow);
      if (outcome.ok || isOutdated(outcome.error))
        setEdited((current) => {
          // Edits made during the sending stay.
          const isStored = outcome.ok && current?.value === edited?.value;
          return current && !isStored ? { ...current, revision: undefined } : undefined;
        });
      return outcome;
    },
  };
}
