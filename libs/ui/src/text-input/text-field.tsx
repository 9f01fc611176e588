import { Field } from '../field/field';
import { useBoundField, type BoundFieldProps } from '../form/use-bound-field';
import { TextInput, type TextInputProps } from './text-input';

export interface TextFieldProps extends BoundFieldProps<TextInputProps> {
  /** Cleans up the typed or pasted text when the field is left, e.g. removes the spaces between digits. */
  readonly tidy?: ((typed: string) => string) | undefined;
  /** A likely mistake that is still accepted; shown in place of the hint. */
  readonly warning?: string | undefined;
}

/** `TextInput` with label, hint and error, bound to a value of the surrounding `Form`. */
export function TextField({ name, label, hint, required, tidy, warning, ...rest }: TextFieldProps) {
  const { input, error } = useBoundField(name);
  const onBlur: typeof input.onBlur = (event) => {
    const tidied = tidy?.(input.value) ?? input.value;
    if (tidied !== input.value) input.onChange(tidied);
    input.onBlur(event);
  };
  return (
    <Field label={label} hint={hint} error={error} warning={warning} required={required}>
      {(control) => <TextInput {...rest} {...input} {...control} onBlur={onBlur} />}
    </Field>
  );
}
