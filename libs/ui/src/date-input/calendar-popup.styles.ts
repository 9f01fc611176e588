import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components/Calendar';
import { Popover } from 'react-aria-components/Popover';
import styled, { css } from 'styled-components';
import { IconFrame, selectLook } from '../field/control.styles';
import { chosenInForcedColours, inForcedColours } from '../theme/forced-colours';
import { focusRing } from '../theme/global-style';
import { popupLook } from '../theme/popup-look';

export const Surface = styled(Popover)`
  ${popupLook}
  padding: ${({ theme }) => theme.space.s};

  > [role='dialog'] {
    outline: none;
  }
`;

export const Month = styled(Calendar)`
  inline-size: min-content;

  /* The library's own second button for the next month: invisible, and with an English name. */
  > :last-child > button {
    display: none;
  }
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
  ${selectLook}
  padding-inline: ${({ theme }) => `${theme.space.xs} ${theme.space.xl}`};
`;

export const ChoiceFrame = styled(IconFrame)<{ $whole?: boolean }>`
  /* A year is short and never cut; a month is recognised by its first letters. */
  flex: ${({ $whole = false }) => ($whole ? 'none' : '1 1 auto')};
  min-inline-size: 0;

  svg {
    inset-inline-end: ${({ theme }) => theme.space.xs};
  }
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

  /* Forced colours would draw the invisible edge around every day. */
  ${inForcedColours(css`
    &:not([data-today]) {
      border-color: Canvas;
    }
  `)}

  &[data-hovered] {
    background: ${({ theme }) => theme.color.primaryTint};
  }

  &[data-selected] {
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
    ${chosenInForcedColours}
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
