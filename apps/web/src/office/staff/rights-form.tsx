import type { ApiError } from '@school/api-client';
import { rightsFormSchema, staffRights, type StaffRight } from '@school/domain';
import { CheckboxField } from '@school/ui';
import { useWords } from '../../messages/words';
import { AskForm } from '../form/ask-dialog';
import { useStaffMessages } from './messages';
import { OwnPasswordField } from './own-password-field';

export interface RightsFormProps {
  readonly rights: readonly StaffRight[];
  /** Gives the refusal; nothing when the rights are set. */
  readonly onSet: (rights: StaffRight[], currentPassword: string) => Promise<ApiError | undefined>;
}

/** What a clerk may do beside the office itself (D58). */
export function RightsForm({ rights, onSet }: RightsFormProps) {
  const staff = useStaffMessages();
  const { options } = useWords();
  return (
    <AskForm
      initialValues={Object.fromEntries(staffRights.map((right) => [right, rights.includes(right)]))}
      schema={rightsFormSchema}
      submitLabel={staff.setRights}
      onSend={({ currentPassword, ...ticked }) =>
        onSet(
          staffRights.filter((right) => ticked[right]),
          currentPassword,
        )
      }
    >
      {staffRights.map((right) => (
        <CheckboxField key={right} name={right} label={options.right[right]} />
      ))}
      <OwnPasswordField />
    </AskForm>
  );
}
