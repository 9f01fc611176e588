import type { ApiError } from '@school/api-client';
import { loginSchema, studentLoginSchema, type Login } from '@school/domain';
import { Form, PasswordField, Spinner, SubmitButton, TextField } from '@school/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import styled from 'styled-components';
import { useRules, useWords } from '../messages/words';
import { Failed, useRefusal } from '../screen/failed';
import type { Who } from '../session/return-url';
import { useSessionMessages } from './messages';

export interface LoginFormProps {
  /** Whose login it is: a family is known by the Student ID. */
  readonly who?: Who;
  /** Gives the refusal; nothing when signed in. */
  readonly onLogin: (login: Login) => Promise<ApiError | undefined>;
  /** Of who most likely signs in: the password alone is asked for first. */
  readonly username?: string | undefined;
  /** In place of the button's work, for the logins that are not open. */
  readonly closedNote?: ReactNode;
}

const Wait = styled.div`
  display: flex;
  justify-content: center;
`;

function SigningIn() {
  const login = useSessionMessages();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  if (submitting !== true) return null;
  return (
    <Wait>
      <Spinner size={40} label={login.signingIn} />
    </Wait>
  );
}

/** Login id, or of a family the Student ID, and password (section 2). A refusal shows in an alert that can be closed; what was typed stays. */
export function LoginForm({ who = 'office', onLogin, username = '', closedNote }: LoginFormProps) {
  const isFamily = who === 'student';
  const login = useSessionMessages();
  const { labels } = useWords();
  const { failed, onSubmit } = useRefusal(onLogin);
  const password = useRef<HTMLInputElement>(null);
  // Not as `autoFocus`: a dialog takes the focus after that.
  useEffect(() => {
    if (username !== '') password.current?.focus();
  }, [username]);
  return (
    <Form
      initialValues={{ username }}
      schema={useRules(isFamily ? studentLoginSchema : loginSchema)}
      onSubmit={closedNote === undefined ? onSubmit : () => ({})}
      aria-label={login.submit}
    >
      <Failed {...failed} />
      <TextField
        name="username"
        label={isFamily ? labels.studentID : labels.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        maxLength={16}
        autoFocus={closedNote === undefined && username === ''}
      />
      <PasswordField
        ref={password}
        name="password"
        label={labels.password}
        hint={isFamily ? login.givenByOffice : undefined}
        required
        autoComplete="current-password"
      />
      {closedNote}
      <SubmitButton block spinner={false}>
        {login.submit}
      </SubmitButton>
      <SigningIn />
    </Form>
  );
}
