import { useKitMessages, useToast } from '@school/ui';
import { language } from '../messages/language';
import { useOtherLanguage } from '../messages/other-language';
import { session } from '../session/session';
import { keepLanguage } from './keep-language';

/** The other language and the change to it, kept with the account that is signed in, or else with the next one that signs in. */
export function useChangeOfLanguage() {
  const other = useOtherLanguage();
  const { partNotLoaded } = useKitMessages();
  const { showToast } = useToast();
  const show = async () => {
    const { claims } = session.snapshot();
    if (claims === null) return language.chooseAtLogin(other.language);
    await language.show(other.language);
    // Loading the texts took time, and somebody else may be signed in by now.
    if (session.snapshot().claims?.sub === claims.sub) void keepLanguage(other.language);
  };
  return { other, change: () => void show().catch(() => showToast(partNotLoaded, 'warning')) };
}
