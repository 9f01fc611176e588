import { ownPasswordSchema, type OwnPassword } from '@school/domain';
import { Form, PasswordField, Row, SubmitButton, useToast } from '@school/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Changing } from '../api/use-change';
import { useRules, useWords } from '../messages/words';
import { Failed, useRefusal } from '../screen/failed';
import { session, useStillSignedIn } from '../session/session';
import { useSessionMessages } from './messages';

/** A password is short, so its fields are no wider than in the login form. */
const Short = styled.div`
  max-inline-size: ${({ theme }) => theme.size.dialog};
`;

export interface OwnPasswordFormProps {
  /** The form's title, also on its button. */
  readonly title: string;
  /** Changes the account's password; the answer has the token under which this session goes on. */
  readonly send: Changing<OwnPassword, { readonly token: string }>['send'];
  /** Whether the account's current password was set by somebody else. */
  readonly isFirst?: boolean;
  /** The rules for a new password; left out, those for the staff. */
  readonly hint?: string;
  /** The message shown after success, and the address that the form then goes to. */
  readonly done: string;
  readonly to: string;
}

/** Asks for the current password and the new one twice, with the policy under it (D11). Refusals show above the fields. */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const words = useSessionMessages();
  const { title, send, isFirst = false, hint = words.passwordHint, done, to } = props;
  const { labels } = useWords();
  const navigate = useNavigate();
  const { showToast } = useToast();
  const isStillSignedIn = useStillSignedIn();
  const wasUnanswered = useRef(false);
  const { failed, onSubmit } = useRefusal(async (passwords: OwnPassword) => {
    const answer = await send(passwords);
    if (!answer.ok) {
      const { status } = answer.error;
      // If the change was made but its answer was lost, the session has ended, and its new token never arrived.
      const maybeSet = wasUnanswered.current && status === 401;
      wasUnanswered.current ||= status === 0 || status >= 500;
      if (!maybeSet) return answer.error;
      session.explainLapse(words.maybeSet);
      // Shown here too once somebody has signed in again; status 0, so that it is not taken for a lapse and stays.
      return { ...answer.error, status: 0, message: words.maybeSet };
    }
    // Somebody else who has signed in meanwhile in another tab stays signed in in all tabs.
    if (!isStillSignedIn()) return undefined;
    session.signIn(answer.value.token);
    showToast(done);
    await navigate(to);
    return undefined;
  });

  return (
    <Short>
      <Form initialValues={{}} schema={useRules(ownPasswordSchema)} onSubmit={onSubmit} aria-label={title}>
        <Failed {...failed} />
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
          hint={hint}
          required
          autoComplete="new-password"
        />
        <PasswordField
          name="passwordAgain"
          label={labels.passwordAgain}
          required
          autoComplete="new-password"
        />
        <Row>
          <SubmitButton>{title}</SubmitButton>
        </Row>
      </Form>
    </Short>
  );
}
