import styled from 'styled-components';

/** What a family looks for first: one figure, large. */
export const Figure = styled.p<{ $size: 'xl' | 'xxl' }>`
  font-size: ${({ $size, theme }) => theme.font.size[$size]};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.font.line.tight};
`;
