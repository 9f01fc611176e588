import { Field } from '../field/field';
import { useBoundField, type BoundFieldProps } from '../form/use-bound-field';
import { DateInput, type DateInputProps } from './date-input';

export type DateFieldProps = BoundFieldProps<DateInputProps>;

/**
 * `DateInput` with label, hint and error; its value in the surrounding `Form` is `yyyy-mm-dd`, or the typed text if that is no
 * date.
 */
export function DateField({ name, label, hint, required, ...rest }: DateFieldProps) {
  const { input, error } = useBoundField(name);
  const { onChange, ...inputRest } = input;
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <DateInput {...rest} {...inputRest} {...control} onChange={onChange} />}
    </Field>
  );
}
