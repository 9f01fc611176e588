import styled, { css, keyframes } from 'styled-components';
import { inForcedColours } from '../theme/forced-colours';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { OuterProps } from '../theme/outer-props';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Box = styled.span`
  position: relative;
  display: inline-flex;
`;

// With reduced motion it keeps turning, but slowly: a ring that stands still would say nothing.
const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border: ${({ $size }) => Math.max(2, Math.round($size / 10))}px solid currentcolor;
  border-inline-end-color: transparent;
  /* Forced colours would draw the gap too, and no motion would be visible. */
  ${inForcedColours(css`
    border-inline-end-color: Canvas;
  `)}
  border-radius: 50%;
  animation: ${turn} ${({ theme }) => theme.motion.spin} linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: ${({ theme }) => theme.motion.calm} !important;
    animation-iteration-count: infinite !important;
  }
`;

export interface SpinnerProps extends OuterProps<'span'> {
  /** The diameter in pixels. */
  readonly size?: number | undefined;
  /** Without a label the spinner is decoration beside words that already say what happens. */
  readonly label?: string | undefined;
}

/** Shows that something is running for an unknown time. It is read out only with a label. */
export function Spinner({ size = 20, label, ...outer }: SpinnerProps) {
  if (label === undefined) return <Ring {...outer} $size={size} aria-hidden="true" />;
  // Text, not an aria-label: a status is read out for its content.
  return (
    <Box {...outer} role="status">
      <Ring $size={size} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  );
}
