import { IconButton } from '@school/ui';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { usePageKey } from '../../screen/use-page-key';
import { KeyboardShortcuts } from './keyboard-shortcuts';
import { useShellMessages } from './messages';

/** A phone has no keyboard, nor room for the button in its bar. */
const OnWideScreens = styled.span`
  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    display: none;
  }
`;

/** Opens the list of shortcuts, by `?` or by a button for users who do not know that key. */
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
