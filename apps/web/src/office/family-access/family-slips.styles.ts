import { onNarrowScreen, paperLook } from '@school/ui';
import styled, { css } from 'styled-components';

/** As wide as the paper; each page has eight slips, with lines to cut along between them. */
export const Page = styled.div`
  ${paperLook}
  display: grid;
  grid-template-columns: 1fr 1fr;

  &:not(:first-child) {
    break-before: page;
  }

  @media screen {
    &:not(:first-child) {
      border-block-start: ${({ theme }) => theme.border.accent} solid ${({ theme }) => theme.color.canvas};
    }
  }

  ${onNarrowScreen(css`
    grid-template-columns: 1fr;
  `)}
`;

export const Slip = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.paper.tight};
  block-size: ${({ theme }) => theme.paper.quarter};
  min-inline-size: 0;
  padding: ${({ theme }) => theme.paper.slip};
  overflow: hidden;
  break-inside: avoid;

  &:nth-child(even) {
    border-inline-start: ${({ theme }) => theme.border.thin} dashed ${({ theme }) => theme.color.edge};
  }

  &:nth-child(n + 3) {
    border-block-start: ${({ theme }) => theme.border.thin} dashed ${({ theme }) => theme.color.edge};
  }

  ${onNarrowScreen(css`
    block-size: auto;
    padding: ${({ theme }) => theme.space.m};

    &:nth-child(even) {
      border-inline-start: 0;
    }

    &:nth-child(n + 2) {
      border-block-start: ${({ theme }) => theme.border.thin} dashed ${({ theme }) => theme.color.edge};
    }
  `)}
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.paper.gap};
  padding-block-end: ${({ theme }) => theme.paper.tight};
  border-block-end: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.line};

  h2,
  p {
    max-block-size: 2lh;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  h2 {
    font-size: ${({ theme }) => theme.paper.large};
  }

  p {
    font-size: ${({ theme }) => theme.paper.small};
  }
`;

/** The recipient: very long names are cut after two lines, but never the class, nor the text to be typed. */
export const To = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.paper.gap};
  min-block-size: 1lh;
  max-block-size: 2lh;
  overflow: hidden;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  overflow-wrap: anywhere;

  > :last-child {
    flex: none;
  }
`;

export const From = styled.p`
  min-block-size: 1lh;
  max-block-size: 2lh;
  overflow: hidden;
  font-size: ${({ theme }) => theme.paper.small};
  overflow-wrap: anywhere;
`;

export const Middle = styled.div`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.paper.gap};

  > :last-child:not(:first-child) {
    flex: none;
    inline-size: ${({ theme }) => theme.paper.smallCode};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: ${({ theme }) => `${theme.paper.tight} ${theme.paper.gap}`};
  min-inline-size: 0;

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
  }

  dd {
    min-inline-size: 0;
    font-weight: ${({ theme }) => theme.font.weight.medium};
    overflow-wrap: anywhere;
  }
`;

/** Text to be read and typed: its letters are easy to tell apart, and it is never broken. */
export const Secret = styled.span`
  font-family: ui-monospace, monospace;
  font-size: ${({ theme }) => theme.paper.large};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  white-space: nowrap;
`;

export const Foot = styled.p`
  flex: none;
  font-size: ${({ theme }) => theme.paper.small};
`;
