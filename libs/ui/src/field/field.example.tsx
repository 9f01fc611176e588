import { Field, FieldGroup, Row, Stack, TextInput } from '@school/ui';
import { useState } from 'react';

export function FieldExample() {
  const [id, setId] = useState('10');
  return (
    <Stack>
      <Field
        label="Student ID"
        hint="Letters, digits and hyphens, 3 to 16"
        error={id.length < 3 ? 'Student ID wants 3 characters or more' : undefined}
        required
      >
        {(control) => <TextInput {...control} value={id} onChange={(event) => setId(event.target.value)} />}
      </Field>
      <FieldGroup label="Marks">
        {() => (
          <Row>
            <TextInput aria-label="Obtained" defaultValue="412" />
            <TextInput aria-label="Of" defaultValue="500" />
          </Row>
        )}
      </FieldGroup>
    </Stack>
  );
}
