import styled, { css } from 'styled-components';
import { chosenInForcedColours, inForcedColours } from '../theme/forced-colours';

export type TabsVariant = 'line' | 'pill';

interface Look {
  readonly $variant: TabsVariant;
}

/** A shadow at the edge beyond which a row continues; paper that scrolls with the end of the row covers it there. */
const grounds = (paper: string, shadow: string) => `
  linear-gradient(to right, ${paper} 40%, transparent) left / 2.5rem 100%,
  linear-gradient(to left, ${paper} 40%, transparent) right / 2.5rem 100%,
  linear-gradient(to right, ${shadow}, transparent) left / 1rem 100%,
  linear-gradient(to left, ${shadow}, transparent) right / 1rem 100%`;

// Chrome 109 has no `color-mix` and ignores a declaration that uses it, so the first `background` applies there.
const moreBeyondTheEdge = css`
  background: ${({ theme: { color } }) => grounds(color.canvas, color.edge)};
  background: ${({ theme: { color } }) =>
    grounds(color.canvas, `color-mix(in srgb, ${color.edge} 60%, transparent)`)};
  background-repeat: no-repeat;
  background-attachment: local, local, scroll, scroll;
`;

/** A row of tabs that scrolls sideways where they do not fit. */
export const lineRow = css`
  display: flex;
  overflow-x: auto;
  /* An inset shadow, so that the mark of the open tab lies on the line; the focus rings are inside the tabs and need no room. */
  box-shadow: inset 0 calc(-1 * ${({ theme }) => theme.border.thin}) ${({ theme }) => theme.color.line};
  ${moreBeyondTheEdge}
`;

const pillRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  /* Room for the focus ring, which a scrolling box would cut. */
  padding: ${({ theme }) => theme.space.xxs};
`;

/** Where the tabs do not fit, `line` scrolls sideways and `pill` wraps. */
export const Row = styled.div<Look>`
  ${({ $variant }) => ($variant === 'line' ? lineRow : pillRow)}
`;

const isOpen = `&[aria-selected='true'], &[aria-current='page']`;

/** The mark of the open tab lies on the line under all tabs. */
export const lineTab = css`
  border-block-end: ${({ theme }) => theme.border.accent} solid transparent;
  border-start-start-radius: ${({ theme }) => theme.radius.control};
  border-start-end-radius: ${({ theme }) => theme.radius.control};

  &:focus-visible {
    outline-offset: calc(-1 * ${({ theme }) => theme.border.thick});
  }

  ${isOpen} {
    border-block-end-color: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.primary};
  }

  /* Forced colours would draw the invisible line under every tab. */
  ${inForcedColours(css`
    &:not([aria-selected='true'], [aria-current='page']) {
      border-block-end-color: Canvas;
    }

    ${isOpen} {
      border-block-end-color: Highlight;
    }
  `)}
`;

const pillTab = css`
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.round};

  ${isOpen} {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
    ${chosenInForcedColours}
  }
`;

/** The common look of a tab, whether a button or a link. */
export const tabBox = css`
  max-inline-size: 100%;
  min-block-size: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  color: ${({ theme }) => theme.color.ink};
  font-weight: ${({ theme }) => theme.font.weight.medium};

  &:hover:not([aria-selected='true']) {
    background: ${({ theme }) => theme.color.primaryTint};
  }
`;

export const TabButton = styled.button<Look>`
  ${tabBox}
  flex: none;
  border: 0;
  background: transparent;
  cursor: pointer;
  ${({ $variant }) => ($variant === 'line' ? lineTab : pillTab)}
`;

export const Panel = styled.div`
  padding-block-start: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.control};
`;
