import { Button, type ButtonProps } from '@school/ui';
import { Languages } from 'lucide-react';
import { HindiName } from './hindi-name';
import { useChangeOfLanguage } from './use-change-of-language';

export function LanguageSwitch({ size }: Pick<ButtonProps, 'size'>) {
  const { other, change } = useChangeOfLanguage();
  return (
    <Button
      variant="quiet"
      size={size}
      lang={other.language}
      icon={<Languages aria-hidden="true" />}
      onClick={change}
    >
      {other.language === 'hi' ? <HindiName name={other.name} /> : other.name}
    </Button>
  );
}
