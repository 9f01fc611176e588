import { Button } from '@school/ui';
import styled from 'styled-components';

const Look = styled(Button)`
  &[aria-disabled='true'] {
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

interface RowButtonProps {
  /** Names the row too, for users who do not see it. */
  readonly name: string;
  /** Whether a change is on its way; a second one would act on something that is no longer there. */
  readonly isWaiting?: boolean;
  /** Whether it can go no further; the button then stays, and keeps the focus. */
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
