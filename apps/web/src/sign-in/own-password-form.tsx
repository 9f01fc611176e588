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

/** A password is short: its fields are no wider than where it was typed to sign in. */
const Short = styled.div`
  max-inline-size: ${({ theme }) => theme.size.dialog};
`;

export interface OwnPasswordFormProps {
  /** What the form does, on its button too. */
  readonly title: string;
  /** Gives the account another password; the answer has the token under which this session goes on. */
  readonly send: Changing<OwnPassword, { readonly token: string }>['send'];
  /** The account has one that somebody else made. */
  readonly isFirst?: boolean;
  /** What a new one has to be; that of the staff where it is left out. */
  readonly hint?: string;
  /** What is said once it is set, and where that leads. */
  readonly done: string;
  readonly to: string;
}

/** The password that the account has, and the new one twice, with the policy under it (D11). What is refused stands above the fields. */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const words = useSessionMessages();
  const { title, send, isFirst = false, hint = words.passwordHint, done, to } = props;
  const { labels } = useWords();
  const navigate = useNavigate();
  const { showToast } = useToast();
  const isStillSignedIn = useStillSignedIn();
  const isUnheard = useRef(false);
  const { failed, onSubmit } = useRefusal(async (passwords: OwnPassword) => {
    const answer = await send(passwords);
    if (!answer.ok) {
      const { status } = answer.error;
      // What was set unheard has ended the session, for whose token no answer came.
      const maybeSet = isUnheard.current && status === 401;
      isUnheard.current ||= status === 0 || status >= 500;
      if (!maybeSet) return answer.error;
      session.explainLapse(words.maybeSet);
      // It is said here too, once somebody has signed in again: no lapse, but what to do then.
      return { ...answer.error, status: 0, message: words.maybeSet };
    }
    // Who has signed in meanwhile in another tab stays so in all of them.
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
        <Row justify="end">
          <SubmitButton>{title}</SubmitButton>
        </Row>
      </Form>
    </Short>
  );
}
