import styled, { css } from 'styled-components';
import { inLowWindow } from '../theme/low-window';

export const Shell = styled.div`
  display: flex;
  min-block-size: 100dvh;

  @media print {
    display: block;
  }
`;

export const Aside = styled.div<{ $collapsed: boolean }>`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  flex: none;
  inline-size: ${({ theme, $collapsed }) => ($collapsed ? theme.size.sidebarCollapsed : theme.size.sidebar)};
  block-size: 100dvh;
  border-inline-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.paper};
  transition: inline-size ${({ theme }) => theme.motion.slow};

  @media print {
    display: none;
  }
`;

export const AsideScroll = styled.div`
  flex: 1;
  overflow-y: auto;
`;

export const AsideFoot = styled.div<{ $collapsed: boolean }>`
  display: flex;
  justify-content: ${({ $collapsed }) => ($collapsed ? 'center' : 'flex-end')};
  padding: ${({ theme }) => theme.space.xs};
  border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
`;

export const DrawerHead = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${({ theme }) => theme.space.xs};
`;

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;

  @media print {
    display: block;
  }
`;

export const BarRow = styled.header`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-block-size: ${({ theme }) => theme.size.topBar};
  padding-inline: ${({ theme }) => theme.space.l};
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.paper};

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    padding-inline: ${({ theme }) => theme.space.s};
  }

  @media print {
    display: none;
  }
`;

/** Stays in view while the page scrolls. */
export const NoticeRow = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  ${inLowWindow(css`
    position: static;
  `)}
`;

// Only the skip link focuses it, to read on from here, so there is no focus ring. On a wide screen it is centred.
export const Main = styled.main`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.l};
  inline-size: 100%;
  max-inline-size: calc(${({ theme }) => theme.size.content} + 2 * ${({ theme }) => theme.space.l});
  margin-inline: auto;
  padding: ${({ theme }) => theme.space.l};

  &:focus {
    outline: none;
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    padding: ${({ theme }) => theme.space.m};
  }
`;
