import { accountLabel } from '@school/domain';
import type { StaffAccount } from '../../api/types';
import { AskDialog } from '../form/ask-dialog';
import { useStaffMessages } from './messages';
import { NewPasswordForm } from './new-password-form';
import { useNewPassword } from './use-staff';

export interface NewPasswordDialogProps {
  /** Open while there is one. */
  readonly account: StaffAccount | undefined;
  readonly onClose: () => void;
  readonly onDone: (account: StaffAccount) => void;
}

/** Asks the administrator for the new password of an account. */
export function NewPasswordDialog({ account, onClose, onDone }: NewPasswordDialogProps) {
  const staff = useStaffMessages();
  const change = useNewPassword();
  if (account === undefined) return null;
  return (
    <AskDialog
      title={staff.newPasswordFor(accountLabel(account.fname, account.username))}
      text={staff.newPasswordText}
      onClose={onClose}
    >
      <NewPasswordForm
        staffID={account.id}
        onCancel={onClose}
        onSet={async (values) => {
          const answer = await change.send(values);
          if (!answer.ok) return answer.error;
          onDone(account);
          return undefined;
        }}
      />
    </AskDialog>
  );
}
