import { Card } from '@school/ui';
import styled from 'styled-components';

/** Two columns: the figures, the amount and Pay Now in one; the months and earlier payments in the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(20rem, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: ${({ theme }) => theme.space.m};

  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The card of the till, low enough to fit under the student's name on an old screen. */
export const Desk = styled(Card)`
  padding: ${({ theme }) => theme.space.m};
`;
