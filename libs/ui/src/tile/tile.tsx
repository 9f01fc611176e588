import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { OuterProps } from '../theme/outer-props';

const Box = styled.dl<{ $quiet: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  align-content: start;
  padding: ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};

  ${({ $quiet }) =>
    $quiet &&
    css`
      border-style: dashed;
      background: transparent;
    `}
`;

const Label = styled.dt`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.inkMuted};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  svg {
    color: ${({ theme }) => theme.color.primary};
  }
`;

const Value = styled.dd<{ $quiet: boolean }>`
  color: ${({ theme, $quiet }) => ($quiet ? theme.color.inkMuted : theme.color.ink)};
  font-size: ${({ theme, $quiet }) => ($quiet ? theme.font.size.m : theme.font.size.xl)};
  font-weight: ${({ theme, $quiet }) => ($quiet ? theme.font.weight.medium : theme.font.weight.bold)};
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.font.line.tight};
`;

const Hint = styled.dd`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

export interface TileProps extends OuterProps<'dl'> {
  /** The name of the figure. */
  readonly label: ReactNode;
  /** The figure, formatted for reading. */
  readonly value: ReactNode;
  /** A second figure or a word, in smaller letters. */
  readonly hint?: ReactNode;
  /** An icon beside the name; give it `aria-hidden`. */
  readonly icon?: ReactNode;
  /** The figure is being loaded; its place is held. */
  readonly loading?: boolean | undefined;
  /** `quiet` for a sample figure that the school does not record yet: it is less prominent than real ones. */
  readonly variant?: 'normal' | 'quiet' | undefined;
}

/** One figure with its name. */
export function Tile({ label, value, hint, icon, loading = false, variant = 'normal', ...outer }: TileProps) {
  const messages = useKitMessages();
  return (
    <Box {...outer} $quiet={variant === 'quiet'} aria-busy={loading || undefined}>
      <Label>
        {label}
        {icon}
      </Label>
      <Value $quiet={variant === 'quiet'}>
        {loading ? (
          <>
            <Skeleton width="4ch" height="1.25em" />
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

/**
 * `Tile`s in rows that are full: one row if there is room; five are three above and two below on a small screen; on a phone they
 * stand in pairs, the first one above them if their number is odd. A figure too long for its share takes a wider tile.
 */
export const TileGrid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};

  > * {
    flex: 1 1 ${({ theme }) => theme.size.fieldColumn};
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.siteMenu}) and (width > ${({ theme }) =>
      theme.breakpoint.phone}) {
    &:has(> :nth-child(5):last-child) > * {
      flex-basis: 30%;
    }
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    > * {
      flex-basis: 40%;
    }

    > :first-child:nth-last-child(odd) {
      flex-basis: 100%;
    }
  }
`;
