import { Stack } from '@school/ui';
import { QueryView } from '../../screen/query-view';
import { useSends } from '../form/use-sends';
import { useSettingsMessages } from './messages';
import { SessionsForm } from './sessions-form';
import { useChangeSessionSettings, useSessionSettings } from './use-settings';

/** The setting for when an idle desk asks for the password again (D8). */
export function Sessions() {
  const words = useSettingsMessages();
  const sends = useSends();
  const change = useChangeSessionSettings();
  return (
    <Stack>
      <QueryView query={useSessionSettings()} failed={words.loadFailed}>
        {(settings) => (
          <SessionsForm settings={settings} onSave={sends(change.send, () => words.sessionsSaved)} />
        )}
      </QueryView>
    </Stack>
  );
}
