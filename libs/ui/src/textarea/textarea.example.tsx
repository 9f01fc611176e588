import { Field, Textarea } from '@school/ui';

export function TextareaExample() {
  return (
    <Field label="Reason" hint="Printed on the receipt">
      {(control) => <Textarea {...control} rows={3} />}
    </Field>
  );
}
