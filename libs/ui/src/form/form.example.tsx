import {
  Alert,
  DateField,
  Form,
  FormBar,
  FormRow,
  FormSection,
  Stack,
  SubmitButton,
  TextField,
} from '@school/ui';
import type { StandardSchema } from '@school/ui';
import { useState } from 'react';

interface Guest {
  readonly name: string;
  readonly birthday: string;
}

/** Libraries that support Standard Schema provide such a schema: zod, valibot, arktype. */
const guestSchema: StandardSchema<Guest> = {
  '~standard': {
    version: 1,
    vendor: 'example',
    validate: (value) => {
      const { name = '', birthday = '' } = value as Partial<Guest>;
      if (name.length < 3) return { issues: [{ message: 'Name wants 3 letters or more', path: ['name'] }] };
      return { value: { name, birthday } };
    },
  },
};

export function FormExample() {
  const [saved, setSaved] = useState<string>();
  return (
    <Stack>
      {saved !== undefined && <Alert tone="success">{saved} is registered</Alert>}
      <Form
        aria-label="New guest"
        initialValues={{}}
        schema={guestSchema}
        onSubmit={(guest) => {
          setSaved(guest.name);
          return undefined;
        }}
      >
        <FormSection title="Guest">
          <FormRow>
            <TextField name="name" label="Name" required />
          </FormRow>
          <DateField name="birthday" label="Birthday" />
        </FormSection>
        <FormBar>
          <SubmitButton>Register</SubmitButton>
        </FormBar>
      </Form>
    </Stack>
  );
}
