import styled, { keyframes } from 'styled-components';
import type { Tone } from '../theme/theme';

/** The corner of the window where toasts appear; clicks beside them reach the page. */
// Above the bar at the foot of a long form, even where the page footer pushes that bar up: its button stays in reach, and a toast
// does not appear under the pointer, where it would never disappear.
export const Corner = styled.div`
  position: fixed;
  inset-block-end: calc(2 * ${({ theme }) => theme.size.formBar} + ${({ theme }) => theme.space.l});
  inset-inline: ${({ theme }) => theme.space.m};
  z-index: ${({ theme }) => theme.layer.menu};
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${({ theme }) => theme.space.xs};
  pointer-events: none;

  @media print {
    display: none;
  }
`;

const appear = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

export const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-inline-size: min(100%, ${({ theme }) => theme.size.menu});
  max-inline-size: min(100%, ${({ theme }) => theme.size.dialog});
  padding-block: ${({ theme }) => theme.space.xxs};
  padding-inline: ${({ theme }) => `${theme.space.m} ${theme.space.xxs}`};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-inline-start: ${({ theme }) => theme.border.accent} solid ${({ theme, $tone }) => theme.color[$tone]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow.dialog};
  pointer-events: auto;
  animation: ${appear} ${({ theme }) => theme.motion.slow} ease-out;

  > svg {
    color: ${({ theme, $tone }) => theme.color[$tone]};
  }

  > p {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
