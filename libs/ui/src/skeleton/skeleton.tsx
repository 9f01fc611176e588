import styled, { keyframes } from 'styled-components';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/** Holds the place of something that is on its way. Say so once, beside it, for those who do not see it. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  inline-size: ${({ $width = '100%' }) => $width};
  block-size: ${({ $height = '1em' }) => $height};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.line};
  animation: ${pulse} ${({ theme }) => theme.motion.pulse} ease-in-out infinite;
`;
