import { Button } from '@school/ui';
import { Languages } from 'lucide-react';
import { HindiName } from './hindi-name';
import { useChangeOfLanguage } from './use-change-of-language';

/** Changes the language of whoever is signed in. */
export function ChangeLanguage() {
  const { other, change } = useChangeOfLanguage();
  return (
    <Button
      variant="quiet"
      size="s"
      lang={other.language}
      icon={<Languages aria-hidden="true" />}
      onClick={change}
    >
      {other.language === 'hi' ? <HindiName name={other.name} /> : other.name}
    </Button>
  );
}
