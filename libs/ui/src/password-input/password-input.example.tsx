import { Field, PasswordInput } from '@school/ui';

export function PasswordInputExample() {
  return (
    <Field label="Password" required>
      {(control) => <PasswordInput {...control} autoComplete="current-password" />}
    </Field>
  );
}
