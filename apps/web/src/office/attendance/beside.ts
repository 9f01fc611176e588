import { Row } from '@school/ui';
import styled from 'styled-components';

/** The buttons stand in line with the box, under the line of its label. */
export const Beside = styled(Row)`
  align-items: flex-end;

  /* A field ends with the room before its error. */
  & > :not(:first-child) {
    margin-block-end: ${({ theme }) => theme.space.xxs};
  }
`;
