import {
  Button,
  DateInput,
  Field,
  Grid,
  Row,
  Select,
  Stack,
  TextInput,
  validateWith,
  type StandardSchema,
} from '@school/ui';
import { accountLabel } from '@school/domain';
import { createContext, use, useState, type ReactNode, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { useRules } from '../../messages/words';

/** What narrows a list, as its address has it; what is left out narrows nothing. */
type Filter = Readonly<Partial<Record<string, string>>>;

interface Typing {
  readonly typed: Filter;
  readonly errors: Readonly<Record<string, unknown>>;
  readonly set: (name: string, value: string) => void;
}

const TypingContext = createContext<Typing>({ typed: {}, errors: {}, set: () => undefined });

function useTyped(name: string) {
  const { typed, errors, set } = use(TypingContext);
  const error = errors[name];
  return {
    value: typed[name] ?? '',
    error: typeof error === 'string' ? error : undefined,
    change: (value: string) => set(name, value),
  };
}

const given = (typed: Filter): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value = '']) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  );

/** On a phone in pairs below the first one, so that the list is in sight; the last one never stands alone in half a row. */
const Fields = styled(Grid)`
  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child,
    > :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
`;

export interface FilterFormProps {
  readonly filter: Filter;
  readonly schema: StandardSchema;
  readonly words: { readonly filter: string; readonly find: string; readonly clear: string };
  readonly onFilter: (filter: Readonly<Record<string, string>>) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** What narrows a long list; Enter in any field finds. Nothing in it is work that could be lost. */
export function FilterForm(props: FilterFormProps) {
  const { filter, schema, words, onFilter, children } = props;
  const [typed, setTyped] = useState(filter);
  const [errors, setErrors] = useState<Typing['errors']>({});
  const errorsOf = validateWith(useRules(schema));
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = given(typed);
    const wrong = errorsOf(wanted);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) onFilter(wanted);
  };
  const clear = () => {
    setTyped({});
    setErrors({});
    onFilter({});
  };
  const set = (name: string, value: string) => setTyped({ ...typed, [name]: value });
  return (
    <form role="search" aria-label={words.filter} onSubmit={find} noValidate>
      <Stack>
        <TypingContext value={{ typed, errors, set }}>
          <Fields>{children}</Fields>
        </TypingContext>
        <Row>
          <Button type="submit">{words.find}</Button>
          <Button variant="secondary" onClick={clear}>
            {words.clear}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

interface FilterFieldProps {
  readonly name: string;
  readonly label: string;
}

export function FilterText({
  name,
  label,
  hint,
  maxLength,
}: FilterFieldProps & { readonly hint?: string; readonly maxLength: number }) {
  const { value, error, change } = useTyped(name);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}

export function FilterDay({ name, label }: FilterFieldProps) {
  const { value, error, change } = useTyped(name);
  return (
    <Field label={label} error={error}>
      {(control) => <DateInput {...control} value={value} onChange={change} />}
    </Field>
  );
}

export interface FilterChoiceProps extends FilterFieldProps {
  /** Stands for all of them. */
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function FilterChoice({ name, label, placeholder, options }: FilterChoiceProps) {
  const { value, error, change } = useTyped(name);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          placeholder={placeholder}
          options={options}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}

/** Accounts as choices: the name, and the login id that tells two of one name apart. */
export const accountOptions = (
  accounts: readonly { readonly id: string; readonly name: string; readonly username: string }[],
) => accounts.map(({ id, name, username }) => ({ value: id, label: accountLabel(name, username) }));
