import type { Words } from '@school/domain';
import { RadioGroupField, SelectField } from '@school/ui';
import { optionsOf, useWords } from '../../messages/words';

interface OptionFieldProps {
  /** By which the school's words know what it is called, and what its choices are. */
  readonly name: keyof Words['labels'] & keyof Words['options'];
  readonly of: readonly string[];
}

export function OptionSelect({ name, of }: OptionFieldProps) {
  const { labels, options } = useWords();
  return <SelectField name={name} label={labels[name]} required options={optionsOf(of, options[name])} />;
}

/** One of an option set has to be chosen; all of it is in sight. */
export function OptionRadios({ name, of }: OptionFieldProps) {
  const { labels, options } = useWords();
  return <RadioGroupField name={name} label={labels[name]} required options={optionsOf(of, options[name])} />;
}
