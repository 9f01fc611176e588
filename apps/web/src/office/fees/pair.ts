import styled from 'styled-components';

/** Two fields on one line; every line of the till has room for two. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space.s};
`;
