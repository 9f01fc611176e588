import styled from 'styled-components';

// Positioned, or the hidden caption inside would widen the page by what is scrolled away.
export const Region = styled.div`
  position: relative;
  overflow-x: auto;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.font.size.s};
`;

interface CellLook {
  readonly $align: 'start' | 'end';
  readonly $width?: string | undefined;
}

export const HeadCell = styled.th<CellLook>`
  inline-size: ${({ $width = 'auto' }) => $width};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.canvas};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  text-align: ${({ $align }) => $align};
  white-space: nowrap;
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
  color: inherit;
  font-weight: inherit;
  cursor: pointer;

  &:hover {
    color: ${({ theme }) => theme.color.primary};
  }
`;

export const BodyRow = styled.tr<{ $clickable?: boolean }>`
  block-size: ${({ theme }) => theme.size.row};
  cursor: ${({ $clickable = false }) => ($clickable ? 'pointer' : 'auto')};

  &:not(:last-child) > td {
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  }

  &:hover,
  &:focus-within {
    background: ${({ theme, $clickable = false }) => ($clickable ? theme.color.primaryTint : 'transparent')};
  }
`;

export const Cell = styled.td<CellLook>`
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.s}`};
  text-align: ${({ $align }) => $align};
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
`;

export const Notice = styled.td`
  padding: ${({ theme }) => theme.space.m};
  text-align: center;
  color: ${({ theme }) => theme.color.inkMuted};
`;
