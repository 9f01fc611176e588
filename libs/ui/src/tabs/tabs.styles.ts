import styled, { css } from 'styled-components';

export type TabsVariant = 'line' | 'pill';

interface Look {
  readonly $variant: TabsVariant;
}

const lists = {
  line: css`
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  `,
  pill: css`
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.xs};
  `,
};

/** Where the tabs do not fit, a line of them scrolls sideways and pills go on below. */
export const TabList = styled.div<Look>`
  display: flex;
  overflow-x: auto;
  /* Room for the focus ring, which a scrolling box would cut. */
  padding: ${({ theme }) => theme.space.xxs};
  ${({ $variant }) => lists[$variant]}
`;

const tabs = {
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
  min-block-size: ${({ theme }) => theme.size.control};
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.color.ink};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  ${({ $variant }) => tabs[$variant]}

  &:hover:not([aria-selected='true']) {
    background: ${({ theme }) => theme.color.primaryTint};
  }
`;

export const TabPanel = styled.div`
  padding-block-start: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.control};
`;
