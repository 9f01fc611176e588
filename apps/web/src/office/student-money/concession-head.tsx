import { headLabel, type SchoolHead } from '@school/domain';
import { Field, Select, useBoundField } from '@school/ui';
import { useForm } from 'react-final-form';
import { useWords } from '../../messages/words';
import { useStudentMoneyMessages } from './messages';

export interface ConcessionHeadProps {
  readonly heads: readonly SchoolHead[];
  /** Of what the concession is while no head is chosen. */
  readonly none: string;
}

/** The head of the school on which alone a concession is given (D78); nothing to choose while there is none. */
export function ConcessionHead({ heads, none }: ConcessionHeadProps) {
  const words = useStudentMoneyMessages();
  const { options } = useWords();
  const form = useForm();
  const { input, error } = useBoundField('head');
  if (heads.length === 0) return null;
  return (
    <Field label={words.concessionOn} error={error}>
      {(control) => (
        <Select
          {...input}
          {...control}
          placeholder={none}
          options={heads.map((head) => ({ value: head, label: headLabel(options.head, head) }))}
          // No head is none, and no empty one.
          onChange={({ target }) => form.change('head', target.value === '' ? undefined : target.value)}
        />
      )}
    </Field>
  );
}
