import { inForcedColours } from '@school/ui';
import styled, { css } from 'styled-components';

/** Holidays, examinations and events each have their own background, and their own bar at the left. */
const kindLook = css<{ $kind: 'holiday' | 'exam' | 'event' }>`
  ${({ $kind, theme }) => {
    const { color } = theme;
    const looks = {
      holiday: [color.dangerTint, color.danger],
      exam: [color.warningTint, color.warning],
      event: [color.infoTint, color.info],
    } as const;
    const [ground, edge] = looks[$kind];
    return css`
      background: ${ground};
      border-inline-start: ${theme.border.accent} solid ${edge};
    `;
  }}
`;

/** Without background colours the bar is full, striped, or only an outline. */
const barInForcedColours = css<{ $kind: 'holiday' | 'exam' | 'event' }>`
  ${({ $kind, theme: { border } }) => {
    const grounds = {
      holiday: 'CanvasText',
      exam: `repeating-linear-gradient(90deg, CanvasText 0 ${border.thick}, Canvas ${border.thick} ${border.accent})`,
      event: 'Canvas',
    } as const;
    return inForcedColours(css`
      forced-color-adjust: none;
      border: ${border.thin} solid CanvasText;
      background: ${grounds[$kind]};
    `);
  }}
`;

export const Month = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  background: ${({ theme }) => theme.color.paper};

  th {
    padding: ${({ theme }) => theme.space.xxs};
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    text-align: start;
  }

  td {
    block-size: ${({ theme }) => theme.space.xxxl};
    padding: ${({ theme }) => theme.space.xxs};
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    vertical-align: top;
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    td {
      block-size: ${({ theme }) => theme.space.xxl};
      padding: 0;
    }
  }
`;

export const Cell = styled.td<{ $isFree: boolean; $isToday: boolean }>`
  ${({ $isFree, theme }) => $isFree && `background: ${theme.color.canvas};`}
  ${({ $isToday, theme }) =>
    $isToday &&
    css`
      outline: ${theme.border.thick} solid ${theme.color.primary};
      outline-offset: calc(0px - ${theme.border.thick});
    `}
`;

export const DayNumber = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${({ theme }) => theme.size.target};
  min-block-size: ${({ theme }) => theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  font-size: ${({ theme }) => theme.font.size.s};
  font-variant-numeric: tabular-nums;

  &:is(button) {
    cursor: pointer;

    &:hover {
      background: ${({ theme }) => theme.color.primaryTint};
    }
  }
`;

export const Mark = styled.span<{ $kind: 'holiday' | 'exam' | 'event' }>`
  ${kindLook}
  display: block;
  inline-size: 100%;
  margin-block-start: ${({ theme }) => theme.border.thick};
  padding-inline: ${({ theme }) => theme.space.xxs};
  border-radius: ${({ theme }) => theme.border.thick};
  font-size: ${({ theme }) => theme.font.size.xs};
  overflow-wrap: anywhere;

  /* The titles are in the list below; here the colours only say which days have entries. */
  @media screen and (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    block-size: ${({ theme }) => theme.space.xs};
    overflow: hidden;
    font-size: 0;

    ${barInForcedColours}
  }
`;

export const Year = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space.m};

  @media screen and (max-width: ${({ theme }) => theme.breakpoint.siteMenu}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media screen and (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const SmallMonth = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  background: ${({ theme }) => theme.color.paper};
  break-inside: avoid;

  caption {
    padding-block-end: ${({ theme }) => theme.space.xxs};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    text-align: start;
  }

  caption small {
    display: block;
    color: ${({ theme }) => theme.color.inkMuted};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }

  th {
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }

  td {
    padding: ${({ theme }) => theme.border.thin};
    font-size: ${({ theme }) => theme.font.size.xs};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

export const SmallDay = styled.span<{ $kind: 'holiday' | 'exam' | 'event' | undefined; $isSunday: boolean }>`
  display: block;
  border-radius: ${({ theme }) => theme.border.thick};
  ${({ $isSunday, theme }) => $isSunday && `color: ${theme.color.inkMuted};`}

  ${({ $kind, theme }) =>
    $kind &&
    css`
      background: ${
        { holiday: theme.color.dangerTint, exam: theme.color.warningTint, event: theme.color.infoTint }[$kind]
      };
      color: ${theme.color.ink};
      font-weight: ${theme.font.weight.bold};
      text-decoration: ${{ holiday: 'underline', exam: 'underline dotted', event: 'none' }[$kind]};
    `}
`;

export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};

  h2 {
    min-inline-size: ${({ theme }) => theme.size.fieldColumn};
  }

  @media screen and (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    h2 {
      min-inline-size: 0;
    }
  }
`;
