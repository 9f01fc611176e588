import { Button, useKitMessages, useToast } from '@school/ui';
import { Languages } from 'lucide-react';
import styled from 'styled-components';
import { language } from '../messages/language';
import { useOtherLanguage } from '../messages/other-language';

/** In the system's own letters: a page in English fetches no font for this one word. */
const Name = styled.span`
  font-family: ${({ theme }) => theme.font.system};
`;

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
      <Name>{other.name}</Name>
    </Button>
  );
}
