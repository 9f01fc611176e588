import { Card } from '@school/ui';
import styled from 'styled-components';

/** Gives the page's title the size of a front page. */
export const Hero = styled.div`
  h1 {
    font-size: ${({ theme }) => theme.font.size.xxxl};
  }

  p {
    margin-block-start: ${({ theme }) => theme.space.xs};
    font-size: ${({ theme }) => theme.font.size.l};
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    h1 {
      font-size: ${({ theme }) => theme.font.size.xxl};
    }

    p {
      font-size: ${({ theme }) => theme.font.size.m};
    }
  }
`;

/** Text on one side, a picture on the other; stacked on a small screen. */
export const Spread = styled(Card)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: center;
  gap: ${({ theme }) => theme.space.xl};
  padding: ${({ theme }) => theme.space.xl};
  box-shadow: ${({ theme }) => theme.shadow.raised};

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: ${({ theme }) => theme.radius.card};
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    grid-template-columns: 1fr;
    padding: ${({ theme }) => theme.space.m};

    img {
      order: -1;
    }
  }
`;

/** The site's one call to action: in the bar of every page, or on a phone, whose bar has no room, on the home page. */
export const AdmissionsInBar = styled.div`
  white-space: nowrap;

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    display: none;
  }
`;

export const AdmissionsOnPhone = styled.div`
  @media (min-width: calc(${({ theme }) => theme.breakpoint.phone} + 0.02px)) {
    display: none;
  }
`;
