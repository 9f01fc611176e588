import styled, { css } from 'styled-components';

export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

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
  tfoot th,
  thead th:nth-child(2) {
    max-inline-size: ${({ theme }) => theme.size.fieldColumn};
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
  }

  tr {
    break-inside: avoid;
  }
`;

/** Absence is what is looked for; where there was no school the column is grey, on paper too. */
export const GridCell = styled.td<{ $state: string | undefined }>`
  print-color-adjust: exact;

  ${({ $state = '', theme: { color } }) => {
    const grounds: Readonly<Record<string, string>> = {
      absent: color.dangerTint,
      leave: color.infoTint,
      half: color.warningTint,
      closed: color.line,
    };
    const ground = grounds[$state];
    return (
      ground !== undefined &&
      css`
        background: ${ground};
      `
    );
  }}
`;

export const LowShare = styled.strong`
  text-decoration: underline;
`;

export const Legend = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
`;
