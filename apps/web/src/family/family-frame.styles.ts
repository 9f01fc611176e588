import { onPhone } from '@school/ui';
import styled, { css } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  font-size: ${({ theme }) => theme.font.size.m};

  /* Leaves room for the bar of pages, which covers the end of a narrow window. */
  @media screen and (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    padding-block-end: calc(${({ theme }) => theme.size.siteBar} + env(safe-area-inset-bottom));
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.paper};

  @media print {
    display: none;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `0 ${theme.space.xs}`};
  inline-size: min(100%, calc(${({ theme }) => theme.size.content} - 2 * ${({ theme }) => theme.space.m}));
  min-block-size: ${({ theme }) => theme.size.control};
  margin-inline: auto;
`;

/** Takes the room beside a button, which goes below where no word fits beside it, as with large text. */
const besideButton = css`
  flex: 1 1 calc(${({ theme }) => `${theme.size.crest.s} + ${theme.space.xs} + ${theme.space.xxxl}`});
  min-inline-size: 0;
`;

export const Brand = styled.div`
  ${besideButton}
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: ${({ theme }) => theme.font.line.tight};
  overflow-wrap: anywhere;

  a {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    color: inherit;
    text-decoration: none;
  }

  /* Beside the menu the name of the school takes two lines, and the page begins lower. */
  ${onPhone(css`
    font-size: ${({ theme }) => theme.font.size.s};
  `)}
`;

export const Child = styled.p`
  ${besideButton}
  overflow-wrap: anywhere;

  span {
    color: ${({ theme }) => theme.color.inkMuted};
    white-space: nowrap;
  }
`;

export const Notices = styled.div`
  @media print {
    display: none;
  }
`;

export const Main = styled.main`
  flex: 1;
  align-self: center;
  inline-size: min(100%, ${({ theme }) => theme.size.content});
  padding: ${({ theme }) => `${theme.space.l} ${theme.space.m}`};

  &:focus {
    outline: none;
  }
`;
