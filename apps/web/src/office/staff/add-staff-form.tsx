import type { ApiError } from '@school/api-client';
import { newStaffFormSchema, rightsOf, staffRights, type NewStaff } from '@school/domain';
import { CheckboxField, RadioGroupField, TextField, useBoundField } from '@school/ui';
import { useWords } from '../../messages/words';
import { AskForm } from '../form/ask-dialog';
import { useStaffMessages } from './messages';
import { OwnPasswordField } from './own-password-field';

/** A new clerk gets the default rights of clerks. */
const initialValues = {
  role: 'office',
  ...Object.fromEntries(staffRights.map((right) => [right, rightsOf({ role: 'office' }).includes(right)])),
};

/** The rights of a clerk; an administrator always has all of them, and a teacher none (D58). */
function Rights() {
  const { options } = useWords();
  const { value: role } = useBoundField('role').input;
  if (role !== 'office') return undefined;
  return staffRights.map((right) => <CheckboxField key={right} name={right} label={options.right[right]} />);
}

export interface AddStaffFormProps {
  /** Returns the refusal, or nothing when the account was made. */
  readonly onAdd: (added: NewStaff) => Promise<ApiError | undefined>;
}

/** Asks for the name, the login id, and the rights of the account; the server makes the password (D87). */
export function AddStaffForm({ onAdd }: AddStaffFormProps) {
  const staff = useStaffMessages();
  const { labels } = useWords();
  return (
    <AskForm
      initialValues={initialValues}
      schema={newStaffFormSchema}
      submitLabel={staff.add}
      onSend={({ fname, username, role, currentPassword, ...ticked }) =>
        onAdd({
          fname,
          username,
          role,
          currentPassword,
          rights: role === 'office' ? staffRights.filter((right) => ticked[right]) : [],
        })
      }
    >
      <TextField name="fname" label={labels.fname} required autoFocus autoComplete="off" maxLength={60} />
      <TextField
        name="username"
        label={labels.username}
        hint={staff.loginIdHint}
        required
        autoComplete="off"
        autoCapitalize="none"
        maxLength={16}
      />
      <RadioGroupField
        name="role"
        label={labels.role}
        required
        options={[
          { value: 'office', label: staff.clerk },
          { value: 'teacher', label: staff.teacher },
          { value: 'admin', label: staff.administrator },
        ]}
      />
      <Rights />
      <OwnPasswordField />
    </AskForm>
  );
}
