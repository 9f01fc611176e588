import styled, { css } from 'styled-components';
import type { CellState } from './marks-store';

/** The grid scrolls by itself; names and subjects stay in sight. */
export const Scroll = styled.div`
  /* Positioned, or the hidden words inside would widen the page by what is scrolled away. */
  position: relative;
  inline-size: fit-content;
  max-inline-size: 100%;
  max-block-size: 75vh;
  overflow: auto;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
`;

interface Cell {
  /** Whether the cell holds a sentence instead of a mark. */
  readonly $isText: boolean;
}

export const Grid = styled.table<Cell>`
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${({ theme }) => theme.space.xxs};
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
  }

  /* Marks stand below each other at the end of their heading, typed or not. */
  :is(th, td):not(:first-child) {
    text-align: ${({ $isText }) => ($isText ? 'start' : 'end')};
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${({ theme }) => theme.color.canvas};
    font-size: ${({ theme }) => theme.font.size.xs};
    vertical-align: bottom;
  }

  tbody tr:last-child :is(th, td) {
    border-block-end: 0;
  }

  tbody th {
    position: sticky;
    inset-inline-start: 0;
    min-inline-size: ${({ theme }) => theme.size.fieldColumn};
    background: ${({ theme }) => theme.color.paper};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  thead th:first-child {
    inset-inline-start: 0;
    z-index: 2;
  }

  small {
    display: block;
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    tbody th {
      min-inline-size: ${({ theme }) => theme.space.xxxl};
      max-inline-size: ${({ theme }) => theme.size.photo.width};
      overflow-wrap: break-word;
    }
  }
`;

const edges = css<{ $state: CellState }>`
  ${({ $state, theme: { color, border } }) => {
    if ($state === 'refused')
      return css`
        border: ${border.thick} solid ${color.danger};
        background: ${color.dangerTint};
      `;
    if ($state === 'other')
      return css`
        border: ${border.thick} solid ${color.warning};
        background: ${color.warningTint};
      `;
    if ($state === 'sending' || $state === 'typed')
      return css`
        border: ${border.thick} dashed ${color.info};
      `;
    return css`
      border: ${border.thin} solid ${$state === 'saved' ? color.success : color.edge};
    `;
  }}
`;

const cellWidth = css<Cell>`
  ${({ $isText, theme: { size, space } }) => ($isText ? `min(${size.dialog}, 60vw)` : space.xxxl)}
`;

export const CellInput = styled.input<Cell & { $state: CellState }>`
  background: ${({ theme }) => theme.color.paper};
  ${edges}
  inline-size: ${cellWidth};
  block-size: ${({ theme }) => theme.size.controlSmall};
  padding-inline: ${({ theme }) => theme.space.xxs};
  border-radius: ${({ theme }) => theme.radius.tick};
  color: ${({ theme }) => theme.color.ink};
  text-align: ${({ $isText }) => ($isText ? 'start' : 'end')};

  /* iOS zooms in on smaller text, as in the controls of the kit. */
  @media (pointer: coarse) {
    font-size: ${({ theme }) => theme.font.size.m};
  }

  &:focus-visible {
    outline: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.border.thin};
  }
`;

/** The error of a cell, below it. A mark's cell is narrow, so only two lines of it show there; the list below the grid has all. */
export const CellNote = styled.span<Cell>`
  display: ${({ $isText }) => ($isText ? 'block' : '-webkit-box')};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  /* From the start, as the dots after words at the end would be cut; a short note still stands at the end. */
  inline-size: fit-content;
  text-align: start;
  max-inline-size: ${cellWidth};
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: ${({ theme }) => theme.font.line.tight};
  overflow-wrap: anywhere;
`;

export const MarkButton = styled.button`
  min-inline-size: ${({ theme }) => theme.space.xxl};
  min-block-size: ${({ theme }) => theme.size.controlSmall};
  border: ${({ theme }) => theme.border.thin} solid transparent;
  border-radius: ${({ theme }) => theme.radius.tick};
  background: none;
  text-align: end;
  cursor: pointer;

  &:hover {
    border-color: ${({ theme }) => theme.color.edge};
    background: ${({ theme }) => theme.color.primaryTint};
  }
`;
