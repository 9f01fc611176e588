import { Field } from '../field/field';
import { useBoundField, type BoundFieldProps } from '../form/use-bound-field';
import { TextInput, type TextInputProps } from './text-input';

export type TextFieldProps = BoundFieldProps<TextInputProps>;

export function TextField({ name, label, hint, required, ...rest }: TextFieldProps) {
  const { input, error } = useBoundField(name);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <TextInput {...rest} {...input} {...control} />}
    </Field>
  );
}
