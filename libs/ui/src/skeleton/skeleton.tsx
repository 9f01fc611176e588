import styled, { css, keyframes } from 'styled-components';
import { inForcedColours } from '../theme/forced-colours';
import { ownProps } from '../theme/own-props';

interface SkeletonLook {
  /** The width as a CSS value. */
  readonly width?: string | undefined;
  /** The height as a CSS value: that of the content to come. */
  readonly height?: string | undefined;
}

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/** Holds the place of content that is loading. Say so once in words beside it, for screen readers. */
export const Skeleton = styled.span
  .withConfig(ownProps('width', 'height'))
  .attrs({ 'aria-hidden': true })<SkeletonLook>`
  display: block;
  inline-size: ${({ width = '100%' }) => width};
  block-size: ${({ height = '1em' }) => height};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.line};
  animation: ${pulse} ${({ theme }) => theme.motion.pulse} ease-in-out infinite;

  /* In forced colours a background alone is not visible. */
  ${inForcedColours(css`
    border: ${({ theme }) => theme.border.thin} solid GrayText;
  `)}
`;
