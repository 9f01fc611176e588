import styled from 'styled-components';

/** The one large figure that a family looks for first. */
export const Figure = styled.p<{ $size: 'xl' | 'xxl' }>`
  font-size: ${({ $size, theme }) => theme.font.size[$size]};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.font.line.tight};
`;
