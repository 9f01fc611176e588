import { accountLabel, rightsFormSchema, staffRights } from '@school/domain';
import { CheckboxField } from '@school/ui';
import type { StaffAccount } from '../../api/types';
import { useWords } from '../../messages/words';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { useStaffMessages } from './messages';
import { OwnPasswordField } from './own-password-field';
import { useSetRights } from './use-staff';

export interface RightsDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
  readonly onDone: (account: StaffAccount) => void;
}

/** Asks the administrator for a clerk's rights beyond the basic office work (D58). */
export function RightsDialog({ account, onClose, onDone }: RightsDialogProps) {
  const staff = useStaffMessages();
  const { options } = useWords();
  const change = useSetRights();
  const { id, rights: rightsSeen } = account;
  return (
    <AskDialog
      title={staff.rightsFor(accountLabel(account.fname, account.username))}
      text={staff.rightsText}
      onClose={onClose}
    >
      <AskForm
        initialValues={Object.fromEntries(staffRights.map((right) => [right, rightsSeen.includes(right)]))}
        schema={rightsFormSchema}
        submitLabel={staff.setRights}
        onSend={async ({ currentPassword, ...ticked }) => {
          const rights = staffRights.filter((right) => ticked[right]);
          const answer = await change.send({ staffID: id, rights, seen: rightsSeen, currentPassword });
          if (!answer.ok) return answer.error;
          onDone(account);
          return undefined;
        }}
      >
        {staffRights.map((right) => (
          <CheckboxField key={right} name={right} label={options.right[right]} />
        ))}
        <OwnPasswordField />
      </AskForm>
    </AskDialog>
  );
}
