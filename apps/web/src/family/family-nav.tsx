import { inForcedColours } from '@school/ui';
import {
  CalendarCheck,
  CalendarDays,
  Clock,
  GraduationCap,
  House,
  IndianRupee,
  type LucideIcon,
} from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import styled, { createGlobalStyle, css } from 'styled-components';
import { FAMILY } from '../session/return-url';
import { useFamilyMessages } from './messages';

/** The pages by the last part of their address, in the order of the bar. */
const pages = {
  home: { address: FAMILY, icon: House },
  fees: { address: `${FAMILY}/fees`, icon: IndianRupee },
  attendance: { address: `${FAMILY}/attendance`, icon: CalendarCheck },
  results: { address: `${FAMILY}/results`, icon: GraduationCap },
  timeTable: { address: `${FAMILY}/timetable`, icon: Clock },
  calendar: { address: `${FAMILY}/calendar`, icon: CalendarDays },
} as const satisfies Readonly<Record<string, { readonly address: string; readonly icon: LucideIcon }>>;

type PageKey = keyof typeof pages;

const keys = Object.keys(pages) as readonly PageKey[];

/** A bar at the bottom of a narrow window, with each page under the thumb; on a wide one a row of tabs. */
const Bar = styled.nav`
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.paper};

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    position: fixed;
    z-index: ${({ theme }) => theme.layer.sticky};
    inset-block-end: 0;
    inset-inline: 0;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    border-block-end: 0;
  }

  @media print {
    display: none;
  }
`;

// Scrolls a focused element to above the bar, not under it.
const RoomForBar = createGlobalStyle`
  @media screen and (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    html {
      scroll-padding-block-end: calc(${({ theme }) => `${theme.size.siteBar} + ${theme.space.xs}`} + env(safe-area-inset-bottom));
    }
  }
`;

const Links = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  inline-size: min(100%, ${({ theme }) => theme.size.content});
  margin: 0 auto;
  padding: ${({ theme }) => `0 ${theme.space.m}`};
  list-style: none;

  a {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    min-block-size: ${({ theme }) => theme.size.row};
    border-block-end: ${({ theme }) => theme.border.thick} solid transparent;
    color: ${({ theme }) => theme.color.inkMuted};
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    color: ${({ theme }) => theme.color.ink};
  }

  a[aria-current='page'] {
    border-color: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    justify-content: space-between;
    gap: 0;
    inline-size: min(100%, ${({ theme }) => theme.breakpoint.phone});
    padding: 0;
    overflow-x: auto;

    li {
      flex: auto;
    }

    a {
      flex-direction: column;
      justify-content: center;
      gap: ${({ theme }) => theme.space.xxs};
      min-inline-size: ${({ theme }) => theme.size.control};
      min-block-size: ${({ theme }) => theme.size.siteBar};
      border-block-end: 0;
      border-block-start: ${({ theme }) => theme.border.thick} solid transparent;
      font-size: ${({ theme }) => theme.font.size.xs};
      letter-spacing: -0.01em;
      line-height: ${({ theme }) => theme.font.line.tight};
      text-align: center;
      white-space: normal;
    }

    a:focus-visible {
      outline-offset: calc(0px - ${({ theme }) => theme.border.thick});
    }

    .lucide {
      inline-size: ${({ theme }) => theme.size.target};
      block-size: ${({ theme }) => theme.size.target};
    }
  }

  /* Forced colours would otherwise draw the transparent line of every link. */
  ${inForcedColours(css`
    a {
      border-color: Canvas;
    }

    a[aria-current='page'] {
      border-color: Highlight;
    }
  `)}
`;

export function FamilyNav() {
  const { nav, pages: label } = useFamilyMessages();
  const { pathname } = useLocation();
  const here = keys.find(
    (key) =>
      pathname === pages[key].address || (key !== 'home' && pathname.startsWith(`${pages[key].address}/`)),
  );
  return (
    <Bar aria-label={label}>
      <RoomForBar />
      <Links>
        {keys.map((key) => {
          const { address, icon: Icon } = pages[key];
          return (
            <li key={key}>
              <Link to={address} aria-current={key === here ? 'page' : undefined}>
                <Icon aria-hidden="true" />
                {nav[key]}
              </Link>
            </li>
          );
        })}
      </Links>
    </Bar>
  );
}
