import styled, { css } from 'styled-components';
import { footBarLook } from '../theme/foot-bar-look';

/** The checkbox of one row or of all. The whole cell can be pressed, because a click beside the box would open the row. */
export const Choice = styled.label`
  display: flex;
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

interface FrameLook {
  /** The first column of the page stays in place, and so do the checkboxes before it. */
  readonly $pinned: boolean;
}

/** The width of the checkbox column, without the padding of its cells. */
const boxRoom = css`calc(${({ theme }) => theme.size.icon} + 2 * var(--edge))`;

export const Frame = styled.div<FrameLook>`
  min-inline-size: 0;

  /* A focused element is scrolled to above the bar, not under it. */
  :is(a, button, input) {
    scroll-margin-block-end: ${({ theme }) => theme.size.formBar};

    /* On a narrow screen the buttons of the bar take two or three lines. */
    @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
      scroll-margin-block-end: calc(2 * ${({ theme }) => theme.size.formBar});
    }
  }

  :is(th, td):has(> ${Choice}) {
    inline-size: ${boxRoom};
    border-inline-end: 0;
  }

  td:has(> ${Choice}) {
    position: ${({ $pinned }) => ($pinned ? 'sticky' : 'relative')};
  }

  tr:has(> td > ${Choice} :checked) {
    background: ${({ theme }) => theme.color.primaryTint};
  }

  ${({ $pinned }) =>
    $pinned &&
    css`
      :is(th, td):has(> ${Choice}) + * {
        inset-inline-start: ${boxRoom};
      }
    `}

  @media print {
    :is(th, td):has(> ${Choice}) {
      display: none;
    }

    tr:has(> td > ${Choice} :checked) {
      background: none;
    }
  }
`;

/** In view as long as the table is, and below it, so that no row moves away from under the mouse. */
export const ChosenBar = styled.div`
  ${footBarLook}
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
  margin-block-start: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
  font-size: ${({ theme }) => theme.font.size.s};

  > :first-child {
    margin-inline-end: auto;
    font-weight: ${({ theme }) => theme.font.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;
