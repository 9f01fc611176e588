import { paymentModes, receiptFilterSchema } from '@school/domain';
import { Button, DateInput, Field, Grid, Row, Select, Stack, TextInput, validateWith } from '@school/ui';
import { useState, type SyntheticEvent } from 'react';
import { optionsOf, useRules, useWords } from '../../messages/words';
import { useReceiptsMessages } from './messages';
import type { RegisterFilter as Filter } from './use-register';

export interface RegisterFilterProps {
  readonly filter: Filter;
  readonly collectors: readonly { readonly id: string; readonly name: string; readonly username: string }[];
  readonly onFilter: (filter: Filter) => void;
}

const given = (filter: Filter): Filter =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );

/** What narrows the register of receipts; Enter in any field finds. Nothing in it is work that could be lost. */
export function RegisterFilter({ filter, collectors, onFilter }: RegisterFilterProps) {
  const words = useReceiptsMessages();
  const { labels, options } = useWords();
  const [typed, setTyped] = useState(filter);
  const [errors, setErrors] = useState<Readonly<Record<string, unknown>>>({});
  const errorsOf = validateWith(useRules(receiptFilterSchema));
  const error = (name: keyof Filter) => {
    const said = errors[name];
    return typeof said === 'string' ? said : undefined;
  };
  const set = (name: keyof Filter) => (value: string) => setTyped({ ...typed, [name]: value });
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
  const text = (name: 'number' | 'studentID', label: string, hint?: string) => (
    <Field label={label} hint={hint} error={error(name)}>
      {(control) => (
        <TextInput
          {...control}
          value={typed[name] ?? ''}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => set(name)(event.target.value)}
        />
      )}
    </Field>
  );
  const day = (name: 'from' | 'to', label: string) => (
    <Field label={label} error={error(name)}>
      {(control) => <DateInput {...control} value={typed[name] ?? ''} onValueChange={set(name)} />}
    </Field>
  );
  return (
    <form role="search" aria-label={words.filter} onSubmit={find} noValidate>
      <Stack>
        <Grid>
          {text('number', words.number, words.numberHint)}
          {text('studentID', labels.studentID)}
          <Field label={labels.collector}>
            {(control) => (
              <Select
                {...control}
                placeholder={words.anyone}
                options={collectors.map(({ id, name, username }) => ({
                  value: id,
                  label: `${name} (${username})`,
                }))}
                value={typed.collector ?? ''}
                onChange={(event) => set('collector')(event.target.value)}
              />
            )}
          </Field>
          {day('from', words.from)}
          {day('to', words.to)}
          <Field label={labels.mode}>
            {(control) => (
              <Select
                {...control}
                placeholder={words.anyMode}
                options={optionsOf(paymentModes, options.mode)}
                value={typed.mode ?? ''}
                onChange={(event) => set('mode')(event.target.value)}
              />
            )}
          </Field>
        </Grid>
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
