import { Button, useFocusNearBy } from '@school/ui';
import { useRef } from 'react';
import styled from 'styled-components';

const Look = styled(Button)`
  &[aria-disabled='true'] {
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

interface RowButtonProps {
  /** With what it acts on, for who does not see the row. */
  readonly name: string;
  /** A change is on its way: a second one would be made over what is no longer there. */
  readonly isWaiting?: boolean;
  /** It leads no further; it stays, and keeps the focus. */
  readonly isAtEnd?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

export function RowButton({ name, isWaiting, isAtEnd = false, onClick, children }: RowButtonProps) {
  // What it was pressed for may take it away, and the focus that came back to it from a question.
  const button = useRef<HTMLButtonElement>(null);
  useFocusNearBy(button);
  return (
    <Look
      ref={button}
      size="s"
      variant="quiet"
      aria-label={name}
      aria-disabled={isAtEnd || undefined}
      loading={isWaiting}
      spinner={false}
      onClick={isAtEnd ? undefined : onClick}
    >
      {children}
    </Look>
  );
}
