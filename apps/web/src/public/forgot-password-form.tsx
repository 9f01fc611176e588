import { forgotPasswordSchema, type ForgotPassword } from '@school/domain';
import { Form, SubmitButton, TextField, type SubmitOutcome } from '@school/ui';
import type { ReactNode } from 'react';
import { useRules } from '../messages/words';
import { usePageMessages } from './page-messages';

export interface ForgotPasswordFormProps {
  readonly onAsk: (forgotten: ForgotPassword) => SubmitOutcome | Promise<SubmitOutcome>;
  /** The server's answer, shown above the field. */
  readonly outcome?: ReactNode;
}

/** Asks for the login id whose password is forgotten (D11). */
export function ForgotPasswordForm({ onAsk, outcome }: ForgotPasswordFormProps) {
  const { forgotPassword: words } = usePageMessages();
  return (
    <Form
      initialValues={{}}
      schema={useRules(forgotPasswordSchema)}
      onSubmit={onAsk}
      aria-label={words.title}
    >
      {outcome}
      <TextField
        name="username"
        label={words.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        maxLength={16}
      />
      <SubmitButton block>{words.submit}</SubmitButton>
    </Form>
  );
}
