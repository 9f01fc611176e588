import styled, { css, keyframes } from 'styled-components';
import { QUIET_START } from '../button/button.styles';
import { inLowWindow } from '../theme/low-window';

const pass = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  50% { clip-path: inset(0); }
  to { clip-path: inset(0 0 0 100%); }
`;

// Shown above the headings and only after a moment: most answers arrive at once and need no sign.
const passing = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    z-index: 3;
    block-size: ${({ theme }) => theme.border.thick};
    background: ${({ theme }) => theme.color.primary};
    animation: ${pass} ${({ theme }) => theme.motion.pulse} linear 400ms infinite backwards;
  }
`;

// Positioned, or the hidden caption inside would widen the page by the part that is scrolled away. A region that scrolls keeps
// its headings inside; otherwise they stay in view as the page scrolls.
// A grid is as wide as the table, so that what stands below it can stay in the visible part.
const underneath = css`
  display: grid;
  container-type: inline-size;
`;

export const Region = styled.div<{ $hasNotice: boolean; $scrolls: boolean; $stale: boolean }>`
  position: relative;
  ${({ $hasNotice }) => $hasNotice && underneath}
  overflow: ${({ $scrolls }) => ($scrolls ? 'auto hidden' : 'clip')};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
  ${({ $stale }) => $stale && passing}
`;

// Separate borders: a cell that stays in place must keep its own.
export const Table = styled.table<{ $compact: boolean }>`
  --row: ${({ theme, $compact }) => ($compact ? theme.size.rowCompact : theme.size.row)};
  --head: ${({ theme, $compact }) => ($compact ? theme.space.xxs : theme.space.xs)};
  --edge: ${({ theme }) => theme.space.s};
  --cell: ${({ theme, $compact }) => ($compact ? theme.space.none : theme.space.xxs)};
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${({ theme }) => theme.font.size.s};

  /* In rows of several lines the last line must not touch the border of the row. */
  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    --cell: ${({ theme }) => theme.space.xxs};
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    --edge: ${({ theme }) => theme.space.xs};
  }
`;

interface CellLook {
  readonly $align: 'start' | 'end';
  readonly $width?: string | undefined;
  readonly $minWidth?: string | undefined;
  /** Stays at the edge while the other columns scroll. */
  readonly $pinned?: boolean;
}

// Above the cells that scroll beneath it.
const pinned = css`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;

  [role='region'] & {
    border-inline-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  }
`;

export const HeadCell = styled.th<CellLook>`
  inline-size: ${({ $width = 'auto' }) => $width};
  min-inline-size: ${({ $minWidth = 'auto' }) => $minWidth};
  padding: var(--head) var(--edge);
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.canvas};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  text-align: ${({ $align }) => $align};
  white-space: nowrap;
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  ${inLowWindow(css`
    inset-block-start: auto;
  `)}

  ${({ $pinned = false }) =>
    $pinned &&
    css`
      ${pinned}
      z-index: 2;
    `}
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  min-block-size: ${({ theme }) => theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  font-weight: inherit;
  cursor: pointer;

  &:hover {
    color: ${({ theme }) => theme.color.primary};
  }
`;

export const BodyRow = styled.tr<{ $clickable?: boolean }>`
  block-size: var(--row);
  background: ${({ theme }) => theme.color.paper};
  cursor: ${({ $clickable = false }) => ($clickable ? 'pointer' : 'auto')};

  &:not(:last-child) > * {
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  }

  &:hover,
  &:focus-within {
    background: ${({ theme, $clickable = false }) => ($clickable ? theme.color.primaryTint : theme.color.paper)};
  }
`;

export const Cell = styled.td<CellLook>`
  ${QUIET_START}: calc(-1 * (${({ theme }) => `${theme.space.s} + ${theme.border.thin}`}));
  padding: var(--cell) var(--edge);
  font-weight: inherit;
  text-align: ${({ $align }) => $align};
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;

  /* A control must not touch the border of the row. */
  &:has(button, select, input) {
    padding-block: ${({ theme }) => theme.space.xxs};
  }

  /* A focused element is scrolled to below the headings, not under them. */
  & :is(a, button, input, select, summary) {
    scroll-margin-block-start: ${({ theme }) => theme.size.row};
  }

  /* The content of a dialog opened by a cell is not aligned with the column. */
  & dialog {
    ${QUIET_START}: 0;
  }

  ${({ $pinned = false }) =>
    $pinned &&
    css`
      ${pinned}
      background: inherit;
    `}
`;

/** As wide as the visible part of the table: on a phone the columns extend beyond the edge. */
export const Notice = styled.div`
  position: sticky;
  inset-inline-start: 0;
  inline-size: 100cqi;
  padding: ${({ theme }) => theme.space.m};
  text-align: center;
  color: ${({ theme }) => theme.color.inkMuted};
  overflow-wrap: anywhere;
`;
