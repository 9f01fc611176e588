import type { ApiError } from '@school/api-client';
import { idleChoices, sessionSettingsSchema, type SessionSettings } from '@school/domain';
import { Alert, Form, FormRow, FormSection, SelectField } from '@school/ui';
import { useRules, useWords } from '../../messages/words';
import { ChangedButton } from '../form/changed-button';
import { useRefusal } from '../../screen/use-refusal';
import { useSettingsMessages } from './messages';

export interface SessionsFormProps {
  readonly settings: SessionSettings;
  /** Gives the refusal; nothing when it is saved. */
  readonly onSave: (settings: SessionSettings) => Promise<ApiError | undefined>;
}

/** After how many minutes without work the office asks for the password again (D8). */
export function SessionsForm({ settings, onSave }: SessionsFormProps) {
  const words = useSettingsMessages();
  const { options } = useWords();
  const { refusal, onSubmit } = useRefusal(onSave);
  return (
    <Form
      initialValues={settings}
      schema={useRules(sessionSettingsSchema)}
      onSubmit={onSubmit}
      aria-label={words.signIn}
    >
      <FormSection title={words.signIn} description={words.idleText}>
        {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
        <SelectField
          name="idleAfter"
          label={words.idleAfter}
          required
          options={idleChoices.map((value) => ({
            value,
            label: value === 'off' ? options.idleAfter.off : words.minutes(value),
          }))}
        />
        <FormRow>
          <ChangedButton>{words.saveDetails}</ChangedButton>
        </FormRow>
      </FormSection>
    </Form>
  );
}
