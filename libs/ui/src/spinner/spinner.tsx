import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(360deg); }
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
    animation-duration: 4s !important;
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
  return label === undefined ? (
    <Ring $size={size} aria-hidden="true" />
  ) : (
    <Ring $size={size} role="status" aria-label={label} />
  );
}
