import { useKitMessages, useToast } from '@school/ui';
import { language } from '../messages/language';
import { useOtherLanguage } from '../messages/other-language';
import { keepLanguage } from './keep-language';

/** The other language, and the change to it for whoever is signed in: kept with the account. */
export function useChangeOfLanguage() {
  const other = useOtherLanguage();
  const { partNotLoaded } = useKitMessages();
  const { showToast } = useToast();
  const change = () => {
    language.show(other.language).then(
      () => void keepLanguage(other.language),
      () => showToast(partNotLoaded, 'warning'),
    );
  };
  return { other, change };
}
