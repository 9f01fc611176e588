import { onNarrowScreen, paperLook } from '@school/ui';
import styled, { css } from 'styled-components';

/** The sheet, as wide as the paper; slips fill pages of three, with a line between them to cut along. */
export const Paper = styled.div`
  ${paperLook}
`;

export const Slip = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.paper.gap};
  block-size: ${({ theme }) => theme.paper.third};
  padding: ${({ theme }) => theme.paper.margin};
  overflow: hidden;
  break-inside: avoid;

  &:not(:nth-child(3n + 1)) {
    border-block-start: ${({ theme }) => theme.border.thin} dashed ${({ theme }) => theme.color.edge};
  }

  &:nth-child(3n + 1):not(:first-child) {
    break-before: page;
  }

  @media screen {
    &:nth-child(3n + 1):not(:first-child) {
      border-block-start: ${({ theme }) => theme.border.accent} solid ${({ theme }) => theme.color.canvas};
    }
  }

  ${onNarrowScreen(css`
    block-size: auto;
    padding: ${({ theme }) => theme.space.m};
  `)}
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.paper.gap};
  padding-block-end: ${({ theme }) => theme.paper.tight};
  border-block-end: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.line};

  h2 {
    font-size: ${({ theme }) => theme.paper.title};
  }

  p {
    font-size: ${({ theme }) => theme.paper.small};
    white-space: pre-line;
  }

  > :nth-child(2) {
    flex: 1;
    overflow-wrap: anywhere;
  }

  > :last-child {
    flex: none;
    text-align: end;
  }
`;

export const Middle = styled.div`
  display: flex;
  flex: 1;
  justify-content: space-between;
  gap: ${({ theme }) => theme.paper.margin};
  min-block-size: 0;

  > :first-child {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${({ theme }) => theme.paper.tight};
    justify-content: space-between;
    min-inline-size: 0;
  }

  ${onNarrowScreen(css`
    flex-wrap: wrap;

    > :first-child {
      gap: ${({ theme }) => theme.space.m};
    }
  `)}
`;

export const To = styled.p`
  padding-block-end: ${({ theme }) => theme.paper.tight};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  gap: ${({ theme }) => `${theme.paper.tight} ${theme.paper.gap}`};

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
  }

  dd {
    min-inline-size: 0;
    font-weight: ${({ theme }) => theme.font.weight.medium};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const Amount = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.paper.gap};

  strong {
    font-size: ${({ theme }) => theme.paper.title};
    font-variant-numeric: tabular-nums;
  }
`;

export const Code = styled.div`
  flex: none;
  inline-size: ${({ theme }) => theme.paper.code};
  font-size: ${({ theme }) => theme.paper.small};
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Foot = styled.footer`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.paper.margin};
  font-size: ${({ theme }) => theme.paper.small};

  > :last-child {
    flex: none;
    inline-size: ${({ theme }) => theme.paper.signature};
    padding-block-start: ${({ theme }) => theme.paper.tight};
    border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
    text-align: center;
  }

  ${onNarrowScreen(css`
    flex-wrap: wrap;

    > :first-child {
      flex: 1 1 ${({ theme }) => theme.size.column};
    }

    > :last-child {
      margin-inline-start: auto;
    }
  `)}
`;
