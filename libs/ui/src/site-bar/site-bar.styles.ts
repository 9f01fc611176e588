import styled, { css } from 'styled-components';
import { inForcedColours } from '../theme/forced-colours';
import { inLowWindow } from '../theme/low-window';

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${({ theme }) => theme.layer.menu};
  border-block-start: ${({ theme }) => theme.border.accent} solid ${({ theme }) => theme.color.accent};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.raised};

  ${inLowWindow(css`
    position: relative;
  `)}

  @media print {
    display: none;
  }
`;

export const Inner = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  inline-size: min(100%, ${({ theme }) => theme.size.content});
  min-block-size: ${({ theme }) => theme.size.siteBar};
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space.m};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    flex-wrap: wrap;
  }
`;

export const Brand = styled.div`
  min-inline-size: 0;
  margin-inline-end: auto;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  line-height: ${({ theme }) => theme.font.line.tight};

  /* In two lines beside the name of the signed-in user; with large text that name goes below. */
  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    flex: 1 1 calc(2 * ${({ theme }) => theme.space.xxl});
    font-size: ${({ theme }) => theme.font.size.s};
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    border-radius: ${({ theme }) => theme.radius.control};
    color: inherit;
    text-decoration: none;
  }
`;

export const Toggle = styled.div`
  display: none;

  @media (max-width: ${({ theme }) => theme.breakpoint.siteMenu}) {
    display: block;
  }
`;

/** The panel under the bar and over the page, on small screens. */
const panel = css<{ $open: boolean }>`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  max-block-size: calc(100dvh - ${({ theme }) => theme.size.siteBar});
  overflow-y: auto;
  padding: ${({ theme }) => theme.space.xs};
  border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.raised};
`;

export const Nav = styled.nav<{ $open: boolean }>`
  @media (max-width: ${({ theme }) => theme.breakpoint.siteMenu}) {
    ${panel}
  }
`;

// The menus among the links look like links. The current link has a line below it: bold type would push the other links aside,
// and a border would bend at the rounded corners.
export const List = styled.ul`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: ${({ theme }) => theme.size.control};
    padding-inline: ${({ theme }) => theme.space.xs};
    border-radius: ${({ theme }) => theme.radius.control};
    color: ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.font.size.s};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    text-decoration: none;
    white-space: nowrap;
  }

  [aria-haspopup='menu'] {
    white-space: nowrap;
    padding-inline: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.ink};
  }

  a:hover {
    background: ${({ theme }) => theme.color.primaryTint};
  }

  a[aria-current='page'] {
    color: ${({ theme }) => theme.color.primary};
  }

  a[aria-current='page']::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: ${({ theme }) => theme.space.s};
    block-size: ${({ theme }) => theme.border.thick};
    background: ${({ theme }) => theme.color.accent};
    ${inForcedColours(css`
      forced-color-adjust: none;
      background: Highlight;
    `)}
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.siteMenu}) {
    flex-direction: column;
    align-items: stretch;

    a,
    [aria-haspopup='menu'] {
      min-block-size: ${({ theme }) => theme.size.row};
      font-size: ${({ theme }) => theme.font.size.m};
    }

    a[aria-current='page'] {
      background: ${({ theme }) => theme.color.primaryTint};
    }

    a[aria-current='page']::after {
      inset-block: ${({ theme }) => theme.space.xs};
      inset-inline: 0 auto;
      inline-size: ${({ theme }) => theme.border.accent};
      block-size: auto;
      border-radius: ${({ theme }) => theme.radius.round};
    }
  }
`;
