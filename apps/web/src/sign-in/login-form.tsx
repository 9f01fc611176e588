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
  /** Returns the refusal, or nothing when signed in. */
  readonly onLogin: (login: Login) => Promise<ApiError | undefined>;
  /** The login id of the most likely user: only the password is then asked for. */
  readonly username?: string | undefined;
  /** Stands above the button of a login that is not open; the button then does nothing. */
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

/** Asks for login id or Student ID and password (section 2); a refusal shows in a closable alert, and what was typed stays. */
export function LoginForm({ who = 'office', onLogin, username = '', closedNote }: LoginFormProps) {
  const isFamily = who === 'student';
  const login = useSessionMessages();
  const { labels } = useWords();
  const { failed, onSubmit } = useRefusal(onLogin);
  const password = useRef<HTMLInputElement>(null);
  // Instead of `autoFocus`, because a dialog takes the focus after that.
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
