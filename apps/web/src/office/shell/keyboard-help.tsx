import { IconButton } from '@school/ui';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { usePageKey } from '../../screen/use-page-key';
import { KeyboardShortcuts } from './keyboard-shortcuts';
import { useShellMessages } from './messages';

/** A phone has no keyboard; its bar has no room either. */
const OnWideScreens = styled.span`
  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    display: none;
  }
`;

/** Opens the list of shortcuts under `?`, and by a button for those who do not know that. */
export function KeyboardHelp() {
  const { keyboard } = useShellMessages();
  const [isOpen, setOpen] = useState(false);
  usePageKey('?', () => setOpen(true));
  return (
    <>
      <OnWideScreens>
        <IconButton
          label={keyboard.title}
          icon={<Keyboard aria-hidden="true" />}
          onClick={() => setOpen(true)}
        />
      </OnWideScreens>
      {isOpen && <KeyboardShortcuts onClose={() => setOpen(false)} />}
    </>
  );
}
