import { Field } from '../field/field';
import { useBoundField, type BoundFieldProps } from '../form/use-bound-field';
import { MoneyInput, type MoneyInputProps } from './money-input';

export type MoneyFieldProps = BoundFieldProps<MoneyInputProps>;

export function MoneyField({ name, label, hint, required, ...rest }: MoneyFieldProps) {
  const { input, error } = useBoundField(name);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <MoneyInput {...rest} {...input} {...control} />}
    </Field>
  );
}
