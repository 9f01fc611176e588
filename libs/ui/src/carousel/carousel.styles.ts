import styled, { css } from 'styled-components';
import { focusRing } from '../theme/global-style';

export const Frame = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.primaryTint};
  box-shadow: ${({ theme }) => theme.shadow.raised};

  &:focus-visible {
    ${focusRing}
  }
`;

export const Slides = styled.div`
  display: grid;
`;

/** All slides lie on each other; what is not shown is out of reach for keyboard and screen reader too. */
export const Slide = styled.figure<{ $shown: boolean }>`
  position: relative;
  grid-area: 1 / 1;
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
    object-fit: cover;
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    img {
      block-size: ${({ theme }) => theme.size.carouselPhone};
    }
  }
`;

/** On its own plate, so that the text stays readable on any picture. */
export const Caption = styled.figcaption`
  position: absolute;
  inset-block-end: ${({ theme }) => theme.space.xxl};
  inset-inline-start: ${({ theme }) => theme.space.xxxl};
  max-inline-size: min(
    calc(100% - 2 * ${({ theme }) => theme.space.xxxl}),
    ${({ theme }) => theme.size.reading}
  );
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border-inline-start: ${({ theme }) => theme.border.accent} solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow.raised};

  h2 {
    font-size: ${({ theme }) => theme.font.size.l};
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    inset-block-end: ${({ theme }) => theme.space.xxl};
    inset-inline: ${({ theme }) => theme.space.s};
    max-inline-size: none;
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
    font-size: ${({ theme }) => theme.font.size.s};

    h2 {
      font-size: ${({ theme }) => theme.font.size.m};
    }
  }
`;

const round = css`
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.primary};
  box-shadow: ${({ theme }) => theme.shadow.raised};
`;

/** On a phone the text has the whole width, so the arrows move down beside the dots. */
export const Arrow = styled.div<{ $side: 'previous' | 'next' }>`
  position: absolute;
  inset-block: 0;
  ${({ $side, theme }) =>
    $side === 'previous' ? `inset-inline-start: ${theme.space.xs};` : `inset-inline-end: ${theme.space.xs};`}
  display: grid;
  align-items: center;
  pointer-events: none;

  button {
    ${round}
    pointer-events: auto;
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    align-items: end;
    padding-block-end: ${({ theme }) => theme.space.xxs};
  }
`;

export const Controls = styled.div`
  position: absolute;
  inset-block-end: ${({ theme }) => theme.space.xxs};
  inset-inline: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.xs};
  pointer-events: none;

  button {
    pointer-events: auto;
  }

  & > button {
    ${round}
  }
`;

export const Dots = styled.div`
  display: flex;
  padding-inline: ${({ theme }) => theme.space.xxs};
  ${round}
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
