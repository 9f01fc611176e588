import { useToast } from '@school/ui';
import { LoadFailed, Loading } from '../../screen/loading';
import { useSettingsMessages } from './messages';
import { SessionsForm } from './sessions-form';
import { useChangeSessionSettings, useSessionSettings } from './use-settings';

/** When a desk that nobody works at asks for the password again (D8). */
export function Sessions() {
  const words = useSettingsMessages();
  const { showToast } = useToast();
  const settings = useSessionSettings();
  const change = useChangeSessionSettings();
  if (settings.isPending) return <Loading />;
  if (!settings.data) return <LoadFailed title={words.loadFailed} of={settings} />;
  return (
    <SessionsForm
      settings={settings.data}
      onSave={async (changed) => {
        const answer = await change.send(changed);
        if (!answer.ok) return answer.error;
        showToast(words.sessionsSaved);
        return undefined;
      }}
    />
  );
}
