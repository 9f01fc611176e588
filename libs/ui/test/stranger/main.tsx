// The app of somebody who knows the packed kit alone: tools/check-kit-package.mjs installs, compiles and opens it.
/* eslint-disable @nx/enforce-module-boundaries -- where it runs, that is the packed kit */
import {
  Alert,
  Button,
  ConfirmDialog,
  DataTable,
  Form,
  KitProvider,
  Stack,
  SubmitButton,
  TextField,
  kitMessagesEn,
  type Column,
  type KitMessages,
  type StandardSchema,
} from '@school/ui';
import '@school/ui/fonts';
import { hi } from '@school/ui/hindi';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Guest {
  readonly name: string;
}

/** As zod, valibot and arktype give it. */
const guestSchema: StandardSchema<Guest> = {
  '~standard': {
    version: 1,
    vendor: 'stranger',
    validate: (value) => {
      const { name = '' } = value as Partial<Guest>;
      return name.length < 3
        ? { issues: [{ message: 'At least 3 letters', path: ['name'] }] }
        : { value: { name } };
    },
  },
};

const columns: readonly Column<Guest>[] = [{ key: 'name', header: 'Guest', render: ({ name }) => name }];

// @ts-expect-error -- the types came along: there is no such tone
export const refused = <Alert tone="purple" />;

const catalogues: Record<'en' | 'hi', KitMessages> = { en: kitMessagesEn, hi };

function App() {
  const [guests, setGuests] = useState<readonly Guest[]>([]);
  const [asks, setAsks] = useState(false);
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  return (
    <KitProvider messages={catalogues[language]}>
      <Stack>
        <Form
          aria-label="New guest"
          initialValues={{}}
          schema={guestSchema}
          onSubmit={(guest) => {
            setGuests([...guests, guest]);
            return undefined;
          }}
        >
          <TextField name="name" label="Name" required />
          <SubmitButton>Add</SubmitButton>
        </Form>
        <DataTable caption="Guests" columns={columns} rows={guests} rowKey={({ name }) => name} />
        <Button onClick={() => setLanguage('hi')}>Hindi</Button>
        <Button variant="danger" onClick={() => setAsks(true)}>
          Send all home
        </Button>
        <ConfirmDialog
          open={asks}
          title="Send all home?"
          variant="danger"
          confirmLabel="Send"
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setGuests([]);
            setAsks(false);
          }}
        >
          They are not asked again.
        </ConfirmDialog>
      </Stack>
    </KitProvider>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<App />);
