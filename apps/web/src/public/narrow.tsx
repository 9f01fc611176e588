import styled from 'styled-components';

/** The column of the short public forms. */
export const Narrow = styled.div`
  align-self: center;
  inline-size: min(100%, ${({ theme }) => theme.size.dialog});
`;
