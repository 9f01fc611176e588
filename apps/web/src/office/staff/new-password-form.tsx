import type { ApiError } from '@school/api-client';
import { newPasswordSchema, type NewPassword } from '@school/domain';
import { PasswordField } from '@school/ui';
import { AskForm } from '../form/ask-dialog';
import { useStaffMessages } from './messages';

export interface NewPasswordFormProps {
  readonly staffID: string;
  /** Gives the refusal; nothing when the password is set. */
  readonly onSet: (newPassword: NewPassword) => Promise<ApiError | undefined>;
  readonly onCancel: () => void;
}

/** The new password, typed by the administrator, with the policy under it (D11). */
export function NewPasswordForm({ staffID, onSet, onCancel }: NewPasswordFormProps) {
  const staff = useStaffMessages();
  return (
    <AskForm
      label={staff.newPassword}
      initialValues={{ staffID }}
      schema={newPasswordSchema}
      submitLabel={staff.setPassword}
      onSend={onSet}
      onCancel={onCancel}
    >
      <PasswordField
        name="password"
        label={staff.password}
        hint={staff.passwordHint}
        required
        autoFocus
        autoComplete="new-password"
      />
    </AskForm>
  );
}
