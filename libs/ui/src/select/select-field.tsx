import { Field } from '../field/field';
import { useBoundField, type BoundFieldProps } from '../form/use-bound-field';
import { Select, type SelectProps } from './select';

export type SelectFieldProps = BoundFieldProps<SelectProps>;

/** `Select` with label, hint and error, bound to a value of the surrounding `Form`. */
export function SelectField({ name, label, hint, required, ...rest }: SelectFieldProps) {
  const { input, error } = useBoundField(name);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <Select {...rest} {...input} {...control} />}
    </Field>
  );
}
