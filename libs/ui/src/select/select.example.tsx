import { Field, Select } from '@school/ui';
import { useState } from 'react';

const classes = [
  { value: '6', label: 'VI' },
  { value: '7', label: 'VII' },
  { value: '8', label: 'VIII' },
];

export function SelectExample() {
  const [value, setValue] = useState('');
  return (
    <Field label="Class">
      {(control) => (
        <Select
          {...control}
          options={classes}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  );
}
