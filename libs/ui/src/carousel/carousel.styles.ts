import styled, { css } from 'styled-components';
import { focusRing } from '../theme/global-style';

export const Frame = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.raised};

  &:focus-visible {
    ${focusRing}
  }
`;

export const Slides = styled.div`
  display: grid;
`;

/**
 * All slides lie on top of each other; keyboard and screen reader reach only the one that is shown. Its words are beside the
 * picture, or below it where there is no room.
 */
export const Slide = styled.figure<{ $shown: boolean }>`
  display: grid;
  grid-area: 1 / 1;
  grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  align-items: center;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity ${({ theme }) => theme.motion.slow},
    visibility ${({ theme }) => theme.motion.slow};
  ${({ $shown }) =>
    $shown &&
    css`
      visibility: visible;
      opacity: 1;
    `}

  img {
    display: block;
    inline-size: 100%;
    block-size: ${({ theme }) => theme.size.carousel};
    background: ${({ theme }) => theme.color.primaryTint};
    object-fit: cover;
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    img {
      block-size: ${({ theme }) => theme.size.carouselPhone};
    }
  }
`;

export const Caption = styled.figcaption`
  padding: ${({ theme }) => theme.space.l};

  h2 {
    margin-block-end: ${({ theme }) => theme.space.xs};
    padding-block-start: ${({ theme }) => theme.space.xs};
    border-block-start: ${({ theme }) => theme.border.accent} solid ${({ theme }) => theme.color.accent};
    font-size: ${({ theme }) => theme.font.size.xl};
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    padding: ${({ theme }) => theme.space.m};

    h2 {
      font-size: ${({ theme }) => theme.font.size.l};
    }
  }
`;

/** The controls below the words: beside the picture, or below everything. */
export const Controls = styled.div`
  position: absolute;
  inset-block-end: ${({ theme }) => theme.space.s};
  inset-inline: calc(100% * 5 / 8) 0;
  display: flex;
  align-items: center;
  padding-inline: ${({ theme }) => theme.space.s};

  button {
    color: ${({ theme }) => theme.color.primary};
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    position: static;
    justify-content: center;
    padding-block-end: ${({ theme }) => theme.space.xs};
  }
`;

export const Dots = styled.div`
  display: flex;
`;

export const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${({ theme }) => theme.size.target};
  block-size: ${({ theme }) => theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.round};
  background: transparent;
  cursor: pointer;

  &::before {
    content: '';
    inline-size: ${({ theme }) => theme.space.xs};
    block-size: ${({ theme }) => theme.space.xs};
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.round};
  }

  &[aria-current='true']::before {
    inline-size: ${({ theme }) => theme.space.m};
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primary};
  }
`;
