import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

const Box = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => theme.space.xxs};
  align-content: start;
  margin: 0;
  padding: ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
`;

const Label = styled.dt`
  display: flex;
  justify-content: space-between;
  grid-column: 1 / -1;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.inkMuted};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  svg {
    color: ${({ theme }) => theme.color.primary};
  }
`;

const Value = styled.dd`
  grid-column: 1 / -1;
  font-size: ${({ theme }) => theme.font.size.xl};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.font.line.tight};
`;

const Hint = styled.dd`
  grid-column: 1 / -1;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

export interface TileProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly loading?: boolean | undefined;
}

export function Tile({ label, value, hint, icon, loading = false }: TileProps) {
  const messages = useKitMessages();
  return (
    <Box aria-busy={loading || undefined}>
      <Label>
        {label}
        {icon}
      </Label>
      <Value>
        {loading ? (
          <>
            <Skeleton $width="4ch" $height="1.25em" />
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
          </>
        ) : (
          value
        )}
      </Value>
      {hint !== undefined && <Hint>{hint}</Hint>}
    </Box>
  );
}

export const TileGrid = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ theme }) => theme.size.tile}), 1fr));
`;
