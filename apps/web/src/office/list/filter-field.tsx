import { Field, Select, TextInput, validateWith } from '@school/ui';
import { useState } from 'react';
import { useRules } from '../../messages/words';
import { DayField } from '../form/day-field';
import type { ListFilter, ListFiltersProps } from './list-filters';
import { useTyped } from './use-typed';

type FilterFieldProps<Kind> = Pick<ListFiltersProps, 'onChange' | 'schema'> & {
  readonly filter: Extract<ListFilter, { readonly kind: Kind }>;
  readonly value: string;
};

function TextFilter({ filter, value, onChange, schema }: FilterFieldProps<'text'>) {
  const { name, label, hint, maxLength } = filter;
  const errorsOf = validateWith(useRules(schema));
  const errorIn = (text: string) => {
    const error = text === '' ? undefined : errorsOf({ [name]: text })[name];
    return typeof error === 'string' ? error : undefined;
  };
  const [isLeft, setLeft] = useState(false);
  const { typed, setTyped, text, keepNow } = useTyped(value, (newText) => {
    if (errorIn(newText) === undefined) onChange(name, newText);
  });
  const judge = () => {
    setLeft(true);
    keepNow();
  };
  return (
    <Field label={label} hint={hint} error={isLeft ? errorIn(text) : undefined}>
      {(control) => (
        <TextInput
          {...control}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setLeft(false);
          }}
          onBlur={judge}
          onKeyDown={({ key }) => {
            if (key === 'Enter') judge();
          }}
        />
      )}
    </Field>
  );
}

function DayFilter({ filter: { name, label }, value, onChange }: FilterFieldProps<'day'>) {
  return (
    <DayField
      label={label}
      day={value}
      onChange={(day) => onChange(name, day)}
      onEmpty={() => onChange(name, '')}
    />
  );
}

function ChoiceFilter({
  filter: { name, label, all, options },
  value,
  onChange,
}: FilterFieldProps<'choice'>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          placeholder={all}
          options={options}
          value={value}
          onChange={({ target }) => onChange(name, target.value)}
        />
      )}
    </Field>
  );
}

/** The field of one filter, by its kind. */
export function FilterField({
  filter,
  ...rest
}: Omit<FilterFieldProps<ListFilter['kind']>, 'filter'> & { readonly filter: ListFilter }) {
  if (filter.kind === 'text') return <TextFilter filter={filter} {...rest} />;
  if (filter.kind === 'own') return <filter.Field name={filter.name} label={filter.label} {...rest} />;
  return filter.kind === 'day' ? (
    <DayFilter filter={filter} {...rest} />
  ) : (
    <ChoiceFilter filter={filter} {...rest} />
  );
}
