import styled from 'styled-components';

/** The one large figure that a family looks for first. */
export const Figure = styled.p<{ $size: 'xl' | 'xxl' }>`
  /* A large sum must fit in one line, also with large text. */
  font-size: min(${({ $size, theme }) => theme.font.size[$size]}, 11vw);
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${({ theme }) => theme.font.line.tight};
`;
