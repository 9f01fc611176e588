import { groundOnPaper, hatchedInForcedColours, onNarrowScreen } from '@school/ui';
import styled, { css } from 'styled-components';

export const Grid = styled.table`
  inline-size: 100%;
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.font.line.tight};

  th,
  td {
    padding: ${({ theme }) => `${theme.border.thin} ${theme.border.thick}`};
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: center;
    white-space: nowrap;
  }

  th {
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  tbody th,
  thead th:nth-child(2) {
    min-inline-size: ${({ theme }) => theme.size.fieldColumn};
    text-align: start;
  }

  /* Never cut off, because the Student ID at its end is the only difference between two students of the same name. */
  tbody th {
    white-space: normal;
    overflow-wrap: break-word;
  }

  /* Keeps the names in view while the days scroll; a cell's border would not stay with it. */
  ${onNarrowScreen(css`
    tbody th {
      position: sticky;
      inset-inline-start: 0;
      background: ${({ theme }) => theme.color.paper};
      box-shadow: inset calc(-1 * ${({ theme }) => theme.border.thin}) 0 ${({ theme }) => theme.color.line};
    }
  `)}

  tr {
    break-inside: avoid;
  }
`;

/** Columns of days without school are hatched, because no shade of grey prints on all printers. */
export const GridCell = styled.td<{ $isClosed: boolean }>`
  min-inline-size: ${({ theme }) => theme.space.m};

  ${({ $isClosed, theme: { color, border, space } }) =>
    $isClosed &&
    css`
      ${groundOnPaper}
      background: repeating-linear-gradient(
        45deg,
        ${color.line} 0 ${border.thin},
        transparent ${border.thin} ${space.xxs}
      );

      ${hatchedInForcedColours}
    `}
`;

export const LowShare = styled.strong`
  text-decoration: underline;
`;

export const Legend = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
`;
