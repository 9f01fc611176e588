import { officeRegistrationSchema, type OfficeRegistration } from '@school/domain';
import { Form, PasswordField, SubmitButton, TextField, type SubmitOutcome } from '@school/ui';
import type { ReactNode } from 'react';
import { useRules } from '../messages/words';
import { usePageMessages } from './page-messages';

export interface RegisterOfficeFormProps {
  readonly onRegister: (registration: OfficeRegistration) => SubmitOutcome | Promise<SubmitOutcome>;
  /** What the server refused, above the fields. */
  readonly refusal?: ReactNode;
}

/** First name, login id and the password twice (D10). */
export function RegisterOfficeForm({ onRegister, refusal }: RegisterOfficeFormProps) {
  const { registerOffice: words } = usePageMessages();
  return (
    <Form
      initialValues={{}}
      schema={useRules(officeRegistrationSchema)}
      onSubmit={onRegister}
      aria-label={words.title}
    >
      {refusal}
      <TextField name="fname" label={words.fname} required autoComplete="given-name" maxLength={60} />
      <TextField
        name="username"
        label={words.username}
        hint={words.usernameHint}
        required
        autoComplete="username"
        autoCapitalize="none"
        maxLength={16}
      />
      <PasswordField
        name="password"
        label={words.password}
        hint={words.passwordHint}
        required
        autoComplete="new-password"
      />
      <PasswordField name="passwordAgain" label={words.passwordAgain} required autoComplete="new-password" />
      <SubmitButton block>{words.submit}</SubmitButton>
    </Form>
  );
}
