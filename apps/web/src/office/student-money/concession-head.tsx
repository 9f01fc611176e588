import { headLabel, type SchoolHead } from '@school/domain';
import { Field, Select, useBoundField } from '@school/ui';
import { useForm } from 'react-final-form';
import { useWords } from '../../messages/words';
import { useStudentMoneyMessages } from './messages';

export interface ConcessionHeadProps {
  readonly heads: readonly SchoolHead[];
  /** The text of the choice without a head. */
  readonly placeholder: string;
}

/** The choice of the one school head that a concession is limited to (D78); renders nothing without such heads. */
export function ConcessionHead({ heads, placeholder }: ConcessionHeadProps) {
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
          placeholder={placeholder}
          options={heads.map((head) => ({ value: head, label: headLabel(options.head, head) }))}
          // Without a head the value is undefined, not an empty text.
          onChange={({ target }) => form.change('head', target.value === '' ? undefined : target.value)}
        />
      )}
    </Field>
  );
}
