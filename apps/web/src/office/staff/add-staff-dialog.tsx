import type { HandedPassword } from '../../api/types';
import { AskDialog } from '../form/ask-dialog';
import { AddStaffForm } from './add-staff-form';
import { useStaffMessages } from './messages';
import { useAddStaff } from './use-staff';

export interface AddStaffDialogProps {
  readonly onClose: () => void;
  readonly onDone: (handed: HandedPassword) => void;
}

export function AddStaffDialog({ onClose, onDone }: AddStaffDialogProps) {
  const staff = useStaffMessages();
  const change = useAddStaff();
  return (
    <AskDialog title={staff.add} text={staff.addText} onClose={onClose}>
      <AddStaffForm
        onAdd={async (added) => {
          const answer = await change.send(added);
          if (!answer.ok) return answer.error;
          onDone(answer.value);
          return undefined;
        }}
      />
    </AskDialog>
  );
}
