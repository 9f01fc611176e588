import { Field, type FieldProps } from '../field/field';
import { useBoundField, type BoundFieldProps } from '../form/use-bound-field';
import { MoneyInput, type MoneyInputProps } from './money-input';

export type MoneyFieldProps = BoundFieldProps<MoneyInputProps> & Pick<FieldProps, 'announced'>;

/** `MoneyInput` with label, hint and error; its value in the surrounding `Form` is a text in rupees. */
export function MoneyField({ name, label, hint, required, announced, ...rest }: MoneyFieldProps) {
  const { input, error } = useBoundField(name);
  return (
    <Field label={label} hint={hint} error={error} announced={announced} required={required}>
      {(control) => <MoneyInput {...rest} {...input} {...control} />}
    </Field>
  );
}
