import type { ApiError } from '@school/api-client';
import { idleChoices, sessionSettingsSchema, type SessionSettings } from '@school/domain';
import { Form, FormRow, FormSection, SelectField } from '@school/ui';
import { useRules, useWords } from '../../messages/words';
import { ChangedButton } from '../form/changed-button';
import { Failed, useRefusal } from '../../screen/failed';
import { useSettingsMessages } from './messages';

export interface SessionsFormProps {
  readonly settings: SessionSettings;
  /** Returns the refusal, or nothing when it is saved. */
  readonly onSave: (settings: SessionSettings) => Promise<ApiError | undefined>;
}

/** The number of minutes without work after which the office asks for the password again (D8). */
export function SessionsForm({ settings, onSave }: SessionsFormProps) {
  const words = useSettingsMessages();
  const { options } = useWords();
  const { failed, onSubmit } = useRefusal(onSave);
  return (
    <Form
      initialValues={settings}
      schema={useRules(sessionSettingsSchema)}
      onSubmit={onSubmit}
      aria-label={words.signIn}
    >
      <Failed {...failed} />
      <FormSection title={words.signIn} description={words.idleText}>
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
          <ChangedButton isRefused={failed.text !== undefined}>{words.saveDetails}</ChangedButton>
        </FormRow>
      </FormSection>
    </Form>
  );
}
