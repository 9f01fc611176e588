import type { Words } from '@school/domain';
import { RadioGroupField, SelectField } from '@school/ui';
import { optionsOf, useWords } from '../../messages/words';

interface OptionFieldProps {
  /** The name of the field, under which the school's words have its label and its choices. */
  readonly name: keyof Words['labels'] & keyof Words['options'];
  readonly values: readonly string[];
}

export function OptionSelect({ name, values }: OptionFieldProps) {
  const { labels, options } = useWords();
  return <SelectField name={name} label={labels[name]} required options={optionsOf(values, options[name])} />;
}

/** A required choice from an option set, with all options in sight. */
export function OptionRadios({ name, values }: OptionFieldProps) {
  const { labels, options } = useWords();
  return (
    <RadioGroupField name={name} label={labels[name]} required options={optionsOf(values, options[name])} />
  );
}
