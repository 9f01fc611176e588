import { loginFaults, type Login } from '@school/domain';
import { Alert, Button, Field, PasswordInput, Spinner, Stack, TextInput, useUnsavedWork } from '@school/ui';
import {
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages/messages';

export interface LoginFormProps {
  /** Gives the sentence of a refusal; nothing when signed in. */
  readonly onLogin: (login: Login) => Promise<string | undefined>;
  /** Told when somebody begins to type. */
  readonly onStart?: (() => void) | undefined;
  readonly username?: string | undefined;
  /** In place of the button, for the logins that are not open. */
  readonly closedNote?: ReactNode;
}

const Wait = styled.div`
  display: flex;
  justify-content: center;
`;

const names = ['username', 'password'] as const;
type Name = (typeof names)[number];

/**
 * Login id and password (section 2). A refusal shows in an alert that can be closed; what was typed stays. Without the
 * kit's Form: two fields need no form library, and the first view of the login would weigh a tenth more.
 */
export function LoginForm({ onLogin, onStart, username = '', closedNote }: LoginFormProps) {
  const { login } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Login>({ username, password: '' });
  const [touched, setTouched] = useState<readonly Name[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  // The kit's Form says so by itself; this one has to.
  useUnsavedWork(isRunning || values.username !== username || values.password !== '');
  const faults = loginFaults(values);
  const firstFault = names.find((name) => faults[name] !== undefined);

  const submit = async () => {
    setTouched(names);
    if (firstFault !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${firstFault}"]`)?.focus();
      return;
    }
    if (closedNote !== undefined || isRunning) return;
    setRefusal(undefined);
    setRunning(true);
    setRefusal(await onLogin(values));
    setRunning(false);
  };

  // A disabled submit button keeps the browser from submitting on Enter, and nobody would learn what is missing.
  const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    const isTypedInto = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isTypedInto || event.nativeEvent.isComposing || firstFault === undefined)
      return;
    event.preventDefault();
    void submit();
  };

  const fieldOf = (name: Name) => ({
    label: login[name],
    required: true,
    error: touched.includes(name) ? faults[name] : undefined,
  });
  const inputOf = (name: Name) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: target.value }),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Whoever leaves by a link wants no sentence, which would push the link away from under the mouse.
      if (!(relatedTarget instanceof HTMLAnchorElement)) setTouched([...touched, name]);
    },
  });

  return (
    <Stack
      as="form"
      $gap="l"
      ref={form}
      noValidate
      aria-label={login.submit}
      onInput={onStart}
      onKeyDown={submitOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {refusal !== undefined && (
        <Alert tone="danger" onClose={() => setRefusal(undefined)}>
          {refusal}
        </Alert>
      )}
      <Field {...fieldOf('username')}>
        {(control) => (
          <TextInput
            {...inputOf('username')}
            {...control}
            autoComplete="username"
            maxLength={16}
            autoFocus={closedNote === undefined && username === ''}
          />
        )}
      </Field>
      <Field {...fieldOf('password')}>
        {(control) => <PasswordInput {...inputOf('password')} {...control} autoComplete="current-password" />}
      </Field>
      {closedNote}
      <Button type="submit" block busy={isRunning} disabled={firstFault !== undefined}>
        {login.submit}
      </Button>
      <Wait>{isRunning && <Spinner size={40} label={login.signingIn} />}</Wait>
    </Stack>
  );
}
