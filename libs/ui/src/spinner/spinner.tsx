import styled, { keyframes } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Box = styled.span`
  position: relative;
  display: inline-flex;
`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border: ${({ $size }) => Math.max(2, Math.round($size / 10))}px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} ${({ theme }) => theme.motion.spin} linear infinite;

  /* A frozen ring says nothing, so it keeps turning, slowly. */
  @media (prefers-reduced-motion: reduce) {
    animation-duration: ${({ theme }) => theme.motion.calm} !important;
    animation-iteration-count: infinite !important;
  }
`;

export interface SpinnerProps {
  /** Diameter in pixels. */
  readonly size?: number | undefined;
  /** Without a label the spinner is decoration beside words that already say what happens. */
  readonly label?: string | undefined;
}

export function Spinner({ size = 20, label }: SpinnerProps) {
  const ring = <Ring $size={size} aria-hidden="true" />;
  if (label === undefined) return ring;
  // Text, not an aria-label: a status is read out for its content.
  return (
    <Box role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  );
}
