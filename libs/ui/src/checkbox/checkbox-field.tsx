import { useField } from 'react-final-form';
import { Checkbox, type CheckboxProps } from './checkbox';

export type CheckboxFieldProps = Pick<CheckboxProps, 'label' | 'hint' | 'disabled'> & {
  readonly name: string;
};

/** Checkbox of a form: true or false. */
export function CheckboxField({ name, ...rest }: CheckboxFieldProps) {
  const { input } = useField<boolean | undefined>(name, { type: 'checkbox' });
  return (
    <Checkbox
      {...rest}
      name={name}
      checked={input.checked === true}
      onChange={input.onChange}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
    />
  );
}
