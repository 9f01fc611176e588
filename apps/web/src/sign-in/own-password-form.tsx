import { ownPasswordSchema, type OwnPassword } from '@school/domain';
import { Form, PasswordField, Row, SubmitButton, type SubmitOutcome } from '@school/ui';
import type { ReactNode } from 'react';
import { useRules, useWords } from '../messages/words';
import { useSessionMessages } from './messages';

export interface OwnPasswordFormProps {
  /** What the form does, on its button too. */
  readonly title: string;
  readonly onChange: (passwords: OwnPassword) => SubmitOutcome | Promise<SubmitOutcome>;
  /** The account has one that somebody else made. */
  readonly isFirst?: boolean;
  /** What the server refused, above the fields. */
  readonly refusal?: ReactNode;
}

/** The password that the account has, and the new one twice, with the policy under it (D11). */
export function OwnPasswordForm({ title, onChange, isFirst = false, refusal }: OwnPasswordFormProps) {
  const words = useSessionMessages();
  const { labels } = useWords();
  return (
    <Form initialValues={{}} schema={useRules(ownPasswordSchema)} onSubmit={onChange} aria-label={title}>
      {refusal}
      <PasswordField
        name="currentPassword"
        label={isFirst ? words.givenPassword : labels.currentPassword}
        required
        autoFocus
        autoComplete="current-password"
      />
      <PasswordField
        name="password"
        label={words.newPassword}
        hint={words.passwordHint}
        required
        autoComplete="new-password"
      />
      <PasswordField name="passwordAgain" label={labels.passwordAgain} required autoComplete="new-password" />
      <Row justify="end">
        <SubmitButton>{title}</SubmitButton>
      </Row>
    </Form>
  );
}
