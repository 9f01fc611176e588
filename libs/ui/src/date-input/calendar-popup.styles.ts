import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { controlLook } from '../field/control.styles';
import { focusRing } from '../theme/global-style';

export const Surface = styled(Popover)`
  padding: ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow.dialog};
  overflow: auto;

  > [role='dialog'] {
    outline: none;
  }
`;

export const Month = styled(Calendar)`
  inline-size: min-content;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  margin-block-end: ${({ theme }) => theme.space.xs};
`;

export const Step = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ theme }) => theme.size.control};
  block-size: ${({ theme }) => theme.size.control};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: transparent;
  cursor: pointer;

  &[data-hovered] {
    background: ${({ theme }) => theme.color.primaryTint};
    color: ${({ theme }) => theme.color.primary};
  }

  &[data-disabled] {
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

export const Choice = styled.select`
  ${controlLook}
  flex: 1 1 auto;
  inline-size: auto;
  min-inline-size: 0;
  padding-inline: ${({ theme }) => theme.space.xxs};
`;

export const Grid = styled(CalendarGrid)`
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  td {
    padding: 0;
  }
`;

export const Weekday = styled(CalendarHeaderCell)`
  padding-block: ${({ theme }) => theme.space.xxs};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

export const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.size.control};
  block-size: ${({ theme }) => theme.size.control};
  border: ${({ theme }) => theme.border.thin} solid transparent;
  border-radius: ${({ theme }) => theme.radius.control};
  outline: none;
  cursor: pointer;

  &[data-outside-month] {
    visibility: hidden;
  }

  &[data-today] {
    border-color: ${({ theme }) => theme.color.edge};
  }

  &[data-hovered] {
    background: ${({ theme }) => theme.color.primaryTint};
  }

  &[data-selected] {
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
  }

  &[data-disabled],
  &[data-unavailable] {
    background: transparent;
    color: ${({ theme }) => theme.color.inkMuted};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  &[data-focus-visible] {
    ${focusRing}
    outline-offset: calc(-1 * ${({ theme }) => theme.border.thick});
    box-shadow: inset 0 0 0 ${({ theme }) => theme.border.accent} ${({ theme }) => theme.color.paper};
  }
`;
