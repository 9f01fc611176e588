import styled from 'styled-components';

/** One line however narrow the screen: the table scrolls sideways, and rows stay low enough to compare. */
export const OneLine = styled.span`
  white-space: nowrap;
`;
