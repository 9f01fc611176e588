import { accountLabel } from '@school/domain';
import type { HandedPassword, StaffAccount } from '../../api/types';
import { AskDialog } from '../form/ask-dialog';
import { ConfirmForm } from './confirm-form';
import { useStaffMessages } from './messages';
import { useNewPassword, useOpening, useSetRole, type Opening } from './use-staff';

/** The changes that need the user's own password again. */
export type Confirmed = 'newPassword' | Opening | keyof typeof roleOf;

/** The role that each choice gives. */
const roleOf = { makeAdmin: 'admin', makeClerk: 'office', makeTeacher: 'teacher' } as const;

export interface ConfirmedDialogProps {
  readonly choice: Confirmed;
  readonly account: StaffAccount;
  readonly onClose: () => void;
  /** @param newPassword the password, if one was made */
  readonly onDone: (newPassword?: HandedPassword) => void;
}

/** Says what the change does, and asks for the user's own password in the same dialog (D58, D87). */
export function ConfirmedDialog({ choice, account, onClose, onDone }: ConfirmedDialogProps) {
  const staff = useStaffMessages();
  const password = useNewPassword();
  const opening = useOpening();
  const role = useSetRole();
  const { title, text } =
    choice === 'makeClerk' && account.role === 'teacher' ? staff.ask.makeClerkOfTeacher : staff.ask[choice];
  const staffID = account.id;
  return (
    <AskDialog title={title(accountLabel(account.fname, account.username))} text={text} onClose={onClose}>
      <ConfirmForm
        label={staff.actions[choice]}
        tone={choice === 'makeClerk' || choice === 'makeTeacher' ? 'danger' : 'primary'}
        onConfirm={async (currentPassword) => {
          if (choice === 'newPassword') {
            const answer = await password.send({ staffID, currentPassword });
            if (!answer.ok) return answer.error;
            onDone(answer.value);
            return undefined;
          }
          const changed =
            choice === 'letIn' || choice === 'activate'
              ? await opening.send({ opening: choice, staffID, currentPassword })
              : await role.send({ staffID, role: roleOf[choice], currentPassword });
          if (!changed.ok) return changed.error;
          onDone();
          return undefined;
        }}
      />
    </AskDialog>
  );
}
