import { ComboBox, Field } from '@school/ui';
import { useState } from 'react';

const villages = ['Bithoor', 'Bilhaur', 'Ghatampur', 'Kalyanpur', 'Kidwai Nagar'];

export function ComboBoxExample() {
  const [typed, setTyped] = useState('');
  const matches = villages.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
  return (
    <Field label="Village" hint="Try: bi">
      {(control) => (
        <ComboBox
          {...control}
          value={typed}
          onChange={setTyped}
          options={typed === '' ? undefined : matches.map((name) => ({ key: name, content: name }))}
          listLabel="Villages"
          note={typed !== '' && matches.length === 0 ? 'No village of that name' : undefined}
          onPick={setTyped}
        />
      )}
    </Field>
  );
}
