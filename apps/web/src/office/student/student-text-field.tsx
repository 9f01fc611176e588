import { sentenceOf, type Field } from '@school/domain';
import { TextField } from '@school/ui';
import { useField } from 'react-final-form';
import { useWords } from '../../messages/words';

export interface StudentTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly control: Extract<Field['control'], { kind: 'text' | 'lines' }>;
}

/** A text field as the table of fields defines it: tidied when it is left, with a doubt shown if it looks mistyped. */
export function StudentTextField({ control, ...common }: StudentTextFieldProps) {
  const words = useWords();
  const { input } = useField<string | undefined>(common.name, { subscription: { value: true } });
  const doubt = control.warn?.(input.value ?? '');
  return (
    <TextField
      {...common}
      maxLength={control.maxLength}
      inputMode={control.inputMode}
      max={control.max}
      tidy={control.tidy}
      warning={doubt && sentenceOf(words, common.name, doubt)}
      autoComplete="off"
    />
  );
}
