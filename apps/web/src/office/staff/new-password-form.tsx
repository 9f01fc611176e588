import { newPasswordSchema, type NewPassword } from '@school/domain';
import { Alert, Button, Form, PasswordField, Row, SubmitButton, useKitMessages } from '@school/ui';
import { useState } from 'react';
import { useRules } from '../../messages/words';
import { useStaffMessages } from './messages';

export interface NewPasswordFormProps {
  readonly staffID: string;
  /** Gives the sentence of a refusal; nothing when the password is set. */
  readonly onSet: (newPassword: NewPassword) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

/** The new password, typed by the administrator, with the policy under it (D11). */
export function NewPasswordForm({ staffID, onSet, onCancel }: NewPasswordFormProps) {
  const staff = useStaffMessages();
  const { cancel } = useKitMessages();
  const [refusal, setRefusal] = useState<string>();
  return (
    <Form
      initialValues={{ staffID }}
      schema={useRules(newPasswordSchema)}
      onSubmit={async (values) => {
        const refused = await onSet(values);
        setRefusal(refused);
        return refused === undefined ? undefined : {};
      }}
      aria-label={staff.newPassword}
    >
      {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
      <PasswordField
        name="password"
        label={staff.password}
        hint={staff.passwordHint}
        required
        autoFocus
        autoComplete="new-password"
      />
      <Row $justify="end">
        <Button variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
        <SubmitButton>{staff.setPassword}</SubmitButton>
      </Row>
    </Form>
  );
}
