import type { FocusEvent } from 'react';
import { useBoundField, type BoundFieldOwnProps } from '../form/use-bound-field';
import type { Option } from '../select/select';
import { RadioGroup } from './radio-group';

export interface RadioGroupFieldProps extends BoundFieldOwnProps {
  /** The answers, in reading order. */
  readonly options: readonly Option[];
  /**
   * No answer can be chosen.
   * @default false
   */
  readonly disabled?: boolean | undefined;
}

/** A `RadioGroup` bound to a value of the surrounding `Form`. */
export function RadioGroupField({ name, ...rest }: RadioGroupFieldProps) {
  const { input, error } = useBoundField(name);
  // Moving between the answers does not count as leaving the question.
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const next = event.relatedTarget;
    if (!(next instanceof HTMLInputElement && next.name === name)) input.onBlur(event);
  };
  return (
    <RadioGroup
      {...rest}
      name={name}
      value={input.value}
      error={error}
      onChange={input.onChange}
      onBlur={leave}
      onFocus={input.onFocus}
    />
  );
}
