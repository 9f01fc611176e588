import { Field } from '../field/field';
import { useBoundField, type BoundFieldProps } from '../form/use-bound-field';
import { PasswordInput, type PasswordInputProps } from './password-input';

export type PasswordFieldProps = BoundFieldProps<PasswordInputProps>;

/** `PasswordInput` with label, hint and error, bound to a value of the surrounding `Form`. */
export function PasswordField({ name, label, hint, required, ...rest }: PasswordFieldProps) {
  const { input, error } = useBoundField(name);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <PasswordInput {...rest} {...input} {...control} />}
    </Field>
  );
}
