import { Stack, useToast } from '@school/ui';
import { Answered } from '../../screen/answered';
import { useSettingsMessages } from './messages';
import { SessionsForm } from './sessions-form';
import { useChangeSessionSettings, useSessionSettings } from './use-settings';

/** When a desk that nobody works at asks for the password again (D8). */
export function Sessions() {
  const words = useSettingsMessages();
  const { showToast } = useToast();
  const change = useChangeSessionSettings();
  return (
    <Stack>
      <Answered asked={useSessionSettings()} failed={words.loadFailed}>
        {(settings) => (
          <SessionsForm
            settings={settings}
            onSave={async (changed) => {
              const answer = await change.send(changed);
              if (!answer.ok) return answer.error;
              showToast(words.sessionsSaved);
              return undefined;
            }}
          />
        )}
      </Answered>
    </Stack>
  );
}
