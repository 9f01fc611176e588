import { useField } from 'react-final-form';
import { errorOf } from '../form/use-bound-field';
import { Checkbox, type CheckboxProps } from './checkbox';

export type CheckboxFieldProps = Pick<CheckboxProps, 'label' | 'hint' | 'disabled'> & {
  readonly name: string;
};

/** A checkbox bound to a value of the surrounding `Form`: true or false. */
export function CheckboxField({ name, ...rest }: CheckboxFieldProps) {
  const { input, meta } = useField<boolean | undefined>(name, { type: 'checkbox' });
  return (
    <Checkbox
      {...rest}
      name={name}
      checked={input.checked === true}
      error={errorOf(meta)}
      onChange={input.onChange}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
    />
  );
}
