import { Field, TextInput } from '@school/ui';

export function TextInputExample() {
  return (
    <Field label="First name" hint="As on the birth certificate" required>
      {(control) => <TextInput {...control} autoComplete="given-name" />}
    </Field>
  );
}
