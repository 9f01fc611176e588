import styled, { css } from 'styled-components';

export type TabsVariant = 'line' | 'pill';

interface Look {
  readonly $variant: TabsVariant;
}

// A shade at the edge beyond which the row goes on; at its end the paper covers the shade.
const moreBeyondTheEdge = css`
  background:
    linear-gradient(to right, ${({ theme }) => theme.color.canvas} 40%, transparent) left / 2.5rem 100%,
    linear-gradient(to left, ${({ theme }) => theme.color.canvas} 40%, transparent) right / 2.5rem 100%,
    linear-gradient(to right, ${({ theme }) => theme.color.shade}, transparent) left / 0.75rem 100%,
    linear-gradient(to left, ${({ theme }) => theme.color.shade}, transparent) right / 0.75rem 100%;
  background-repeat: no-repeat;
  background-attachment: local, local, scroll, scroll;
`;

const rows = {
  line: css`
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    ${moreBeyondTheEdge}
  `,
  pill: css`
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.xs};
  `,
};

/** Where the tabs do not fit, a line of them scrolls sideways and pills go on below. */
export const Row = styled.div<Look>`
  display: flex;
  overflow-x: auto;
  /* Room for the focus ring, which a scrolling box would cut. */
  padding: ${({ theme }) => theme.space.xxs};
  ${({ $variant }) => rows[$variant]}
`;

const looks = {
  line: css`
    border-block-end: ${({ theme }) => theme.border.accent} solid transparent;
    border-start-start-radius: ${({ theme }) => theme.radius.control};
    border-start-end-radius: ${({ theme }) => theme.radius.control};

    &[aria-selected='true'] {
      border-block-end-color: ${({ theme }) => theme.color.primary};
      color: ${({ theme }) => theme.color.primary};
    }
  `,
  pill: css`
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.round};

    &[aria-selected='true'] {
      border-color: ${({ theme }) => theme.color.primary};
      background: ${({ theme }) => theme.color.primary};
      color: ${({ theme }) => theme.color.onPrimary};
    }
  `,
};

export const TabButton = styled.button<Look>`
  flex: none;
  max-inline-size: 100%;
  min-block-size: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.color.ink};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  cursor: pointer;
  ${({ $variant }) => looks[$variant]}

  &:hover:not([aria-selected='true']) {
    background: ${({ theme }) => theme.color.primaryTint};
  }
`;

export const Panel = styled.div`
  padding-block-start: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.control};
`;
