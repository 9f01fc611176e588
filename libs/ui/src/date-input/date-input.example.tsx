import { DateInput, Field } from '@school/ui';
import { useState } from 'react';

export function DateInputExample() {
  const [day, setDay] = useState('2015-02-28');
  return (
    <Field label="Date of birth" hint="As yyyy-mm-dd, or from the calendar">
      {(control) => (
        <DateInput {...control} value={day} onChange={setDay} min="2005-01-01" max="2026-12-31" />
      )}
    </Field>
  );
}
