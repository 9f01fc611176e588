import type { ApiError } from '@school/api-client';
import { officeRegistrationSchema, type OfficeRegistration } from '@school/domain';
import { Form, PasswordField, SubmitButton, TextField } from '@school/ui';
import { useRules } from '../messages/words';
import { Failed, useRefusal } from '../screen/failed';
import { usePageMessages } from './page-messages';

export interface RegisterOfficeFormProps {
  /** Returns the refusal, or nothing when the account was made. */
  readonly onRegister: (registration: OfficeRegistration) => Promise<ApiError | undefined>;
}

/** First name, login id and the password twice (D10). */
export function RegisterOfficeForm({ onRegister }: RegisterOfficeFormProps) {
  const { registerOffice: words } = usePageMessages();
  const { failed, onSubmit } = useRefusal(onRegister);
  return (
    <Form
      initialValues={{}}
      schema={useRules(officeRegistrationSchema)}
      onSubmit={onSubmit}
      aria-label={words.title}
    >
      <Failed {...failed} />
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
