import { idleChoices, sessionSettingsSchema, type SessionSettings } from '@school/domain';
import { Alert, Form, FormRow, FormSection, SelectField } from '@school/ui';
import { useState } from 'react';
import { fieldErrors } from '../../api/school-api';
import { useRules } from '../../messages/words';
import { ChangedButton } from '../form/changed-button';
import { useSettingsMessages } from './messages';

export interface SessionsFormProps {
  readonly settings: SessionSettings;
  /** Gives the refusal; nothing when it is saved. */
  readonly onSave: (settings: SessionSettings) => Promise<Parameters<typeof fieldErrors>[0] | undefined>;
}

/** After how many minutes without work the office asks for the password again (D8). */
export function SessionsForm({ settings, onSave }: SessionsFormProps) {
  const words = useSettingsMessages();
  const [failure, setFailure] = useState<string>();
  return (
    <Form
      initialValues={settings}
      schema={useRules(sessionSettingsSchema)}
      onSubmit={async (changed) => {
        const refused = await onSave(changed);
        setFailure(refused?.message);
        return refused && fieldErrors(refused);
      }}
      aria-label={words.signIn}
    >
      <FormSection title={words.signIn} description={words.idleText}>
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
        <SelectField
          name="idleAfter"
          label={words.idleAfter}
          required
          options={idleChoices.map((value) => ({
            value,
            label: value === 'off' ? words.never : words.minutes(value),
          }))}
        />
        <FormRow>
          <ChangedButton>{words.saveDetails}</ChangedButton>
        </FormRow>
      </FormSection>
    </Form>
  );
}
