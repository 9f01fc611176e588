import { Button, useKitMessages, useToast } from '@school/ui';
import { Languages } from 'lucide-react';
import { language } from '../messages/language';
import { useOtherLanguage } from '../messages/other-language';
import { HindiName } from './hindi-name';

/** Changes the language before anybody has signed in. */
export function LanguageSwitch() {
  const other = useOtherLanguage();
  const { partNotLoaded } = useKitMessages();
  const { showToast } = useToast();
  return (
    <Button
      variant="quiet"
      lang={other.language}
      icon={<Languages aria-hidden="true" />}
      onClick={() => {
        language.chooseAtLogin(other.language).catch(() => showToast(partNotLoaded, 'warning'));
      }}
    >
      {other.language === 'hi' ? <HindiName name={other.name} /> : other.name}
    </Button>
  );
}
