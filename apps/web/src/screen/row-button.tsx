import { Button } from '@school/ui';
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
  return (
    <Look
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
