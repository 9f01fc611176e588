import styled, { css } from 'styled-components';
import type { MonthState } from '@school/domain';
import { inForcedColours } from '../../theme/forced-colours';

/** The container whose width decides how many months stand side by side. */
export const Place = styled.div`
  container-type: inline-size;
`;

/** Twelve months in a row, six in a narrower place, three on a phone. */
export const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.xxs};

  @container (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  @container (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const colours = {
  none: css`
    color: ${({ theme }) => theme.color.inkMuted};
  `,
  paid: css`
    color: ${({ theme }) => theme.color.success};
  `,
  part: css`
    color: ${({ theme }) => theme.color.warning};
  `,
  due: css`
    color: ${({ theme }) => theme.color.danger};
  `,
  'to-come': css`
    color: ${({ theme }) => theme.color.info};
  `,
} satisfies Record<MonthState, unknown>;

export const State = styled.span<{ $state: MonthState }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  font-size: ${({ theme }) => theme.font.size.xs};
  ${({ $state }) => colours[$state]}

  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
  }
`;

interface Look {
  /** Whether the month will be settled by paying up to the chosen one. */
  readonly $covered: boolean;
  readonly $disabled: boolean;
}

export const Month = styled.label<Look>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-inline-size: 0;
  padding: ${({ theme }) => `${theme.space.xxs} 0`};
  border: ${({ theme }) => theme.border.thin} solid
    ${({ theme, $disabled }) => ($disabled ? theme.color.line : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $covered }) => ($covered ? theme.color.primaryTint : theme.color.paper)};
  line-height: ${({ theme }) => theme.font.line.tight};
  text-align: center;
  cursor: ${({ $disabled }) => ($disabled ? 'default' : 'pointer')};

  &:hover {
    ${({ theme, $disabled }) => !$disabled && `border-color: ${theme.color.primary};`}
  }

  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.primary};
    box-shadow: inset 0 0 0 ${({ theme }) => theme.border.thick} ${({ theme }) => theme.color.primary};
  }

  ${({ theme, $covered }) =>
    inForcedColours(css`
      ${$covered && 'border-color: Highlight;'}

      &:has(:checked) {
        border-color: Highlight;
        outline: ${theme.border.thick} solid Highlight;
        outline-offset: calc(-1 * ${theme.border.accent});
      }
    `)}

  &:has(:focus-visible) {
    outline: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.border.thick};
  }
`;

/** Invisible and as large as the whole month, for fingers and for the focus ring of a screen reader. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export const Name = styled.span<{ $current: boolean }>`
  font-weight: ${({ theme, $current }) => ($current ? theme.font.weight.bold : theme.font.weight.medium)};
  text-decoration: ${({ $current }) => ($current ? 'underline' : 'none')};
  text-underline-offset: 0.2em;
`;

export const Open = styled.span`
  min-block-size: ${({ theme }) => theme.font.size.m};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Session = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  font-variant-numeric: tabular-nums;
`;

/** The buttons for the sessions before and after are at the ends of the row, on a phone above it. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};

  @container (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
