import { Button, useToast } from '@school/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { bringDefaulters, MOST_PRINTED, type DefaultersOf } from '../ledger/use-defaulters';
import { RemindDialog } from '../reminders/remind-dialog';
import { useDefaultersMessages } from './messages';

export interface RemindAllProps {
  readonly choice: DefaultersOf;
  /** Whether the list has nobody to remind. */
  readonly disabled: boolean;
}

/** Reminds the families of a list one after another (D91); the list is fixed at the start, even if somebody pays meanwhile. */
export function RemindAll({ choice, disabled }: RemindAllProps) {
  const words = useDefaultersMessages();
  const { showToast } = useToast();
  const [isBusy, setBusy] = useState(false);
  const [studentIDs, setStudentIDs] = useState<readonly string[]>();
  const begin = async () => {
    setBusy(true);
    try {
      const { rows, total } = await bringDefaulters(choice);
      if (total > MOST_PRINTED) showToast(words.tooManyToRemind(total, MOST_PRINTED), 'warning');
      else if (rows.length === 0) showToast(words.nobodyToRemind, 'warning');
      else setStudentIDs(rows.map(({ studentID }) => studentID));
    } catch {
      showToast(words.failed, 'warning');
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Bell aria-hidden="true" />}
        loading={isBusy}
        disabled={disabled}
        onClick={() => void begin()}
      >
        {words.remindAll}
      </Button>
      {studentIDs && <RemindDialog studentIDs={studentIDs} onClose={() => setStudentIDs(undefined)} />}
    </>
  );
}

/** Reminds the families of the chosen students in the same way. */
export function RemindChosen({ studentIDs }: { readonly studentIDs: readonly string[] }) {
  const words = useDefaultersMessages();
  const [idsToRemind, setIdsToRemind] = useState<readonly string[]>();
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon={<Bell aria-hidden="true" />}
        onClick={() => setIdsToRemind(studentIDs)}
      >
        {words.remindChosen}
      </Button>
      {idsToRemind && <RemindDialog studentIDs={idsToRemind} onClose={() => setIdsToRemind(undefined)} />}
    </>
  );
}
