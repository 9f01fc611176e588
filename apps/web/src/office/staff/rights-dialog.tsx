import { accountLabel } from '@school/domain';
import type { StaffAccount } from '../../api/types';
import { AskDialog } from '../form/ask-dialog';
import { useStaffMessages } from './messages';
import { RightsForm } from './rights-form';
import { useSetRights } from './use-staff';

export interface RightsDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
  readonly onDone: (account: StaffAccount) => void;
}

/** Asks the administrator which rights a clerk has (D58). */
export function RightsDialog({ account, onClose, onDone }: RightsDialogProps) {
  const staff = useStaffMessages();
  const change = useSetRights();
  return (
    <AskDialog
      title={staff.rightsFor(accountLabel(account.fname, account.username))}
      text={staff.rightsText}
      onClose={onClose}
    >
      <RightsForm
        rights={account.rights}
        onSet={async (rights, currentPassword) => {
          const answer = await change.send({
            staffID: account.id,
            rights,
            seen: account.rights,
            currentPassword,
          });
          if (!answer.ok) return answer.error;
          onDone(account);
          return undefined;
        }}
      />
    </AskDialog>
  );
}
