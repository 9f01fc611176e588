import { Field } from '../field/field';
import { useBoundField, type BoundFieldProps } from '../form/use-bound-field';
import { Textarea, type TextareaProps } from './textarea';

export type TextareaFieldProps = BoundFieldProps<TextareaProps>;

/** `Textarea` with label, hint and error, bound to a value of the surrounding `Form`. */
export function TextareaField({ name, label, hint, required, ...rest }: TextareaFieldProps) {
  const { input, error } = useBoundField(name);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <Textarea {...rest} {...input} {...control} />}
    </Field>
  );
}
