import { hatchedInForcedColours } from '@school/ui';
import styled, { css } from 'styled-components';

/** Scrolls, because a month has more days than a phone has room for. */
export const Scrolls = styled.div`
  /* Positioned, because hidden words inside would otherwise widen the page by the width that is scrolled away. */
  position: relative;
  max-inline-size: 100%;
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`;

export const DaysTable = styled.table`
  inline-size: 100%;
  background: ${({ theme }) => theme.color.paper};
  font-size: ${({ theme }) => theme.font.size.s};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${({ theme }) => `${theme.space.xxs} ${theme.border.thick}`};
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: center;
    white-space: nowrap;
  }

  th {
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    background: ${({ theme }) => theme.color.paper};
    text-align: start;
  }
`;

/** Absence, leave and half days have their own background; a day without school is grey, or hatched in forced colours. */
export const DayCell = styled.td<{ $state: string | undefined }>`
  min-inline-size: ${({ theme }) => theme.space.l};

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

        ${$state === 'closed' && hatchedInForcedColours}
      `
    );
  }}
`;
