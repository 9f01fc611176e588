import { Button } from '@school/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useRemindersMessages } from './messages';
import { RemindDialog } from './remind-dialog';

export interface RemindButtonProps {
  readonly studentID: string;
  /** Tells it from the same button for other families. */
  readonly name?: string;
  readonly size?: 's' | 'm';
}

/** Reminds one family of what it owes (D91). */
export function RemindButton({ studentID, name, size = 'm' }: RemindButtonProps) {
  const words = useRemindersMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        icon={<Bell aria-hidden="true" />}
        aria-label={name === undefined ? undefined : words.title(name)}
        onClick={() => setOpen(true)}
      >
        {words.remind}
      </Button>
      {isOpen && <RemindDialog studentIDs={[studentID]} onClose={() => setOpen(false)} />}
    </>
  );
}
