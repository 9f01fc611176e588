import { Row } from '@school/ui';
import styled from 'styled-components';

/** Aligns the buttons with the box, below the line of its label. */
export const Beside = styled(Row)`
  align-items: flex-end;

  /* A field ends with the space before its error. */
  & > :not(:first-child) {
    margin-block-end: ${({ theme }) => theme.space.xxs};
  }
`;
