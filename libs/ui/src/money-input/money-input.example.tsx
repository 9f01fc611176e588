import { Field, MoneyInput } from '@school/ui';

export function MoneyInputExample() {
  return (
    <Field label="Amount" hint="Rupees, with paise after a point">
      {(control) => <MoneyInput {...control} defaultValue="300" />}
    </Field>
  );
}
